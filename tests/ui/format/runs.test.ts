import { expect, it } from 'vitest'
import { formatRuns } from '#ui/format/runs.ts'

it.each([
  [[], ''],
  [[4], '4'],
  [[1, 2, 3, 5, 7, 8], '1–3、5、7–8'],
])('%j is written %s', (numbers, words) => {
  expect(formatRuns(numbers)).toBe(words)
})
