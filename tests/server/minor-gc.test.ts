import { getHeapSpaceStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { minorGc } from '#server/runtime/minor-gc.ts'

const MEBIBYTE = 1024 * 1024

const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0

test('a minor garbage collection runs after every few megabytes of an upload', () => {
  const gc = minorGc()
  gc.passed(3 * MEBIBYTE)
  const forgotten = Array.from({ length: 20_000 }, (_, index) => ({ index })).length
  const before = youngBytes()
  gc.passed(MEBIBYTE)
  expect([forgotten, youngBytes() < before]).toEqual([20_000, true])
})
