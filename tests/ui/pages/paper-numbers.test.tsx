import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { itemsOf } from '#domain/paper/paper.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { papersIn } from '#infrastructure/memory/paper.backend.ts'
import { bankPage } from '#infrastructure/memory/question-bank.backend.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

const [A = 0, B = 0] = bankPage(WHOLE_BANK).items.map(({ id }) => id)

const opened = async () => {
  const backend = createMemoryBackend()
  papersIn(backend, PERSONS.teacher).push(aPaper({ minutes: 45, sections: [aSection(1, A, B)] }))
  const { user } = openApp({ person: 'teacher', address: '/paper?id=9', backend })
  await screen.findByText('已保存')
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
  const type = async (name: string, text: string) => {
    const input = await field(name)
    await user.clear(input)
    if (text !== '') await user.type(input, text)
    await user.tab()
    return input
  }
  return { type, paper: () => papersIn(backend, PERSONS.teacher)[0] }
}

const MINUTES = '考试时间（分钟，0 为不限）'

it.each([
  '1.5',
  '一个半小时',
])('minutes that a paper cannot have (%s) stay as they are typed, with the reason, and are not saved', async (text) => {
  const { type, paper } = await opened()
  const input = await type(MINUTES, text)
  expect(input.value).toBe(text)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('请填 0–600 的整数')
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await type(MINUTES, '９０')
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(paper()?.minutes).toBe(90))
})

it('points are halves at the finest; an emptied field has those again that the question has', async () => {
  const { type, paper } = await opened()
  const scores = () => paper() && itemsOf(paper() as never).map(({ score }) => score)
  const before = scores()
  const input = await type('第 1 题分值', '8.3')
  expect([input.value, screen.getByRole('alert').textContent]).toEqual(['8.3', '请填 0–200，最小到 0.5'])
  expect((await type('第 1 题分值', '')).value).toBe(String(before?.[0]))
  expect(screen.queryByRole('alert')).toBeNull()
  await type('第 1 题分值', '8.5')
  await waitFor(() => expect(scores()).toEqual([8.5, before?.[1]]))
})
