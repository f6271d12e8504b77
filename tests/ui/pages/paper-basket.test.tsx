import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failed } from '#domain/kernel/result.ts'
import { questionIdsOf } from '#domain/paper/paper.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { papersIn } from '#infrastructure/memory/paper.backend.ts'
import { bankPage } from '#infrastructure/memory/question-bank.backend.ts'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { port } from '#main/adapters/with-ports.ts'
import { QUESTION_BANK_PORT } from '#main/question/tokens.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'
import { composerCopy } from '#ui/copy/composer-copy.ts'

const [A = 0, B = 0] = bankPage(WHOLE_BANK)
  .items.filter(({ kind }) => kind === 'single')
  .map(({ id }) => id)

/** A paper whose section of single choices has so many, and two more in the basket. */
const composing = (count: number) => {
  const backend = createMemoryBackend()
  const browser = createMemoryBrowser()
  const there = Array.from({ length: count }, (_, at) => 90_000 + at)
  const section = { ...aSection(1, ...there), name: composerCopy.sections.single }
  papersIn(backend, PERSONS.teacher).push(aPaper({ sections: [section] }))
  const basket = memoryBasket(browser)
  basket.keep(
    PERSONS.teacher,
    [A, B].map((questionId) => ({ questionId, kind: 'single' })),
  )
  const open = (ports: NonNullable<Parameters<typeof openApp>[0]>['ports'] = []) =>
    openApp({ person: 'teacher', address: '/paper?id=9', backend, browser, ports })
  const inBasket = () => basket.of(PERSONS.teacher).map(({ questionId }) => questionId)
  const inPaper = () => papersIn(backend, PERSONS.teacher).flatMap(questionIdsOf)
  return { open, inBasket, inPaper }
}

it('what finds no place in a paper stays in the basket, and is told', async () => {
  const { open, inBasket, inPaper } = composing(99)
  const { user } = open()
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: '加入试题篮里的 2 题' })
  await waitFor(() => expect(add.disabled).toBe(false))
  await user.click(add)
  expect((await screen.findByRole('alert')).textContent).toBe(composerCopy.basket.left(1))
  expect(inBasket()).toEqual([B])
  await waitFor(() => expect(inPaper()).toContain(A))
  expect(screen.getByRole('button', { name: '加入试题篮里的 1 题' })).toBeDefined()
})

it('questions of the basket that could not be read say why, and are read again', async () => {
  const { open, inBasket, inPaper } = composing(1)
  let isAway = true
  const { user } = open([
    port(QUESTION_BANK_PORT, (base) => ({
      ...base,
      questions: (ids, ...rest) =>
        isAway && ids.includes(A)
          ? Promise.resolve(failed({ kind: 'unreachable' }))
          : base.questions(ids, ...rest),
    })),
  ])
  await screen.findByText(/^试题篮里的题加载失败：/)
  isAway = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await user.click(await screen.findByRole('button', { name: '加入试题篮里的 2 题' }))
  await waitFor(() => expect(inPaper()).toEqual([90_000, A, B]))
  expect(inBasket()).toEqual([])
})
