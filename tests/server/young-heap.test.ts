import { getHeapSpaceStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { youngHeap } from '#server/runtime/young-heap.ts'

const MEBIBYTE = 1024 * 1024

const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0

test('every few megabytes that have passed what is young and held by nobody goes', () => {
  const young = youngHeap()
  young.passed(3 * MEBIBYTE)
  const forgotten = Array.from({ length: 20_000 }, (_, index) => ({ index })).length
  const before = youngBytes()
  young.passed(MEBIBYTE)
  expect([forgotten, youngBytes() < before]).toEqual([20_000, true])
})
