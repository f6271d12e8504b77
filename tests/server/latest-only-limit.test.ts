import { expect, test } from 'vitest'
import { latestOnlyLimit } from '#server/runtime/latest-only-limit.ts'
import { deferred, settle } from '#tests/support/deferred.ts'

test('of those that wait only the latest has its turn, also after one that failed', async () => {
  const queue = latestOnlyLimit()
  const first = deferred<string>()
  const begun: string[] = []
  const work = (name: string, answer: () => Promise<string>) => () => {
    begun.push(name)
    return answer()
  }
  const results = Promise.allSettled([
    queue(work('first', () => first.ask())),
    queue(work('second', async () => 'second')),
    queue(work('third', async () => 'third')),
    queue(work('fourth', async () => 'fourth')),
  ])
  await settle()
  expect(begun).toEqual(['first'])
  first.fail(new Error('broken'))
  expect((await results).map((it) => (it.status === 'fulfilled' ? it.value : 'failed'))).toEqual([
    'failed',
    null,
    null,
    'fourth',
  ])
  expect(begun).toEqual(['first', 'fourth'])
  expect(await queue(work('fifth', async () => 'fifth'))).toBe('fifth')
})
