import { expect, test } from 'vitest'
import { orLastPageIn } from '#application/kernel/last-page.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'

const pageOf = (index: number, total: number, items: readonly string[]): Page<string> => ({
  index,
  size: 20,
  total,
  items,
})

const read = async (answers: readonly Result<Page<string>, Failure>[], page: number) => {
  const asked: number[] = []
  const answer = await orLastPageIn(
    page,
    async (wanted) => answers[asked.push(wanted) - 1] ?? failed({ kind: 'unreachable' }),
    (found) => found,
  )
  return { asked, answer }
}

test('a page that is there is asked for once, and so is an empty list', async () => {
  const there = success(pageOf(2, 21, ['甲']))
  expect(await read([there], 2)).toEqual({ asked: [2], answer: there })
  const empty = success(pageOf(3, 0, []))
  expect(await read([empty], 3)).toEqual({ asked: [3], answer: empty })
})

test('of a page beyond the end the last one is answered, or why it cannot be read', async () => {
  const last = success(pageOf(2, 21, ['甲']))
  expect(await read([success(pageOf(9, 21, [])), last], 9)).toEqual({ asked: [9, 2], answer: last })
  const away = failed<Failure>({ kind: 'timedOut' })
  expect(await read([success(pageOf(9, 21, [])), away], 9)).toEqual({ asked: [9, 2], answer: away })
})

test('what could not be read is asked for once', async () => {
  const away = failed<Failure>({ kind: 'unreachable' })
  expect(await read([away], 9)).toEqual({ asked: [9], answer: away })
})

test('a list that is emptied between both answers is asked for twice, no more', async () => {
  const empty = success(pageOf(2, 0, []))
  expect(await read([success(pageOf(9, 21, [])), empty], 9)).toEqual({ asked: [9, 2], answer: empty })
})
