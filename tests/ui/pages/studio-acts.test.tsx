import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { aChapter, aSection } from '#tests/support/a-course.ts'
import { studioWith } from '#tests/ui/support/a-draft.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { PERSONS } from '#tests/ui/support/open-app.tsx'

/** A course that was published and written on since. */
const revised = () => {
  const studio = studioWith({ name: '浮力与压强' })
  const { draft } = studio
  draft.version = 1
  draft.versions = [
    { version: 1, userName: '', time: draft.updatedAt, document: { ...draft.document, name: '浮力' } },
  ]
  return studio
}

it('what was written since a course was published goes only once that was asked', async () => {
  const { open, draft } = revised()
  const { user } = open()
  await onScreen.heading('浮力与压强')
  await user.click(screen.getByRole('button', { name: '检查与发布' }))
  await user.click(await screen.findByRole('button', { name: '放弃修改' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '放弃修改？' }))
  await user.click(asked.getByRole('button', { name: '取消' }))
  expect(draft.document.name).toBe('浮力与压强')
  await user.click(await screen.findByRole('button', { name: '放弃修改' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
  await waitFor(() => expect(draft.document.name).toBe('浮力'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '放弃修改' })).toBe(null))
  expect(screen.getByRole('dialog', { name: '检查与发布' }).contains(document.activeElement)).toBe(true)
})

it('an exercise that is full says how many questions of the basket it did not take', async () => {
  const questionIds = Array.from({ length: 99 }, (_, at) => 1000 + at)
  const section = aSection('a1', { kind: 'questions', name: '练一练', file: null, questionIds })
  const { browser, open } = studioWith({ chapters: [aChapter('a', [section])] })
  memoryBasket(browser).keep(
    PERSONS.teacher,
    [1, 2, 3].map((questionId) => ({ questionId, kind: 'single' })),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '放入试题篮的 3 道题' }))
  expect((await screen.findByRole('alert')).textContent).toBe('一个练习最多 100 道题，还有 2 道没有放进来。')
  const list = within(screen.getByRole('list', { name: '练一练的题目' }))
  expect(list.getAllByRole('listitem')).toHaveLength(100)
  await user.click(list.getByRole('button', { name: '移除第 1 题' }))
  expect(screen.queryByRole('alert')).toBe(null)
})
