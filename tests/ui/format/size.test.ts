import { expect, it } from 'vitest'
import { formatLength } from '#ui/format/duration.ts'
import { formatSize } from '#ui/format/size.ts'

it.each([
  [0, ''],
  [Number.NaN, ''],
  [512, '512 B'],
  [45_900, '45 KB'],
  [2_202_009, '2.1 MB'],
  [1024 ** 2 - 1, '1 MB'],
  [1023.4 * 1024 ** 2, '1023 MB'],
  [1023.7 * 1024 ** 2, '1 GB'],
  [3 * 1024 ** 3, '3 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

it.each([
  [0, ''],
  [37, '37秒'],
  [60, '1分钟'],
  [5760, '1小时36分钟'],
])('%d seconds take %s', (seconds, text) => {
  expect(formatLength(seconds)).toBe(text)
})
