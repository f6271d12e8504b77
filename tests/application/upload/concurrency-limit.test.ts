import { expect, test } from 'vitest'
import { concurrencyLimit } from '#application/upload/concurrency-limit.ts'

test('so many go through at once, in the order in which they came', () => {
  const { enter } = concurrencyLimit(2)
  const through: string[] = []
  const leave = ['a', 'b', 'c', 'd', 'e'].map((name) => enter(() => through.push(name)))
  expect(through).toEqual(['a', 'b'])
  // One that waits gives up its place; one that is through makes room, once.
  leave[2]?.()
  leave[0]?.()
  leave[0]?.()
  expect(through).toEqual(['a', 'b', 'd'])
  leave[1]?.()
  expect(through).toEqual(['a', 'b', 'd', 'e'])
})
