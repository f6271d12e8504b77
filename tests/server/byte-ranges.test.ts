import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangesOf } from '#server/modules/file/byte-range.ts'

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-0', [{ start: 0, end: 0 }]],
  ['bytes=0-99', [{ start: 0, end: 9 }]],
  ['bytes=3-', [{ start: 3, end: 9 }]],
  ['bytes=-4', [{ start: 6, end: 9 }]],
  ['bytes=-400', [{ start: 0, end: 9 }]],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-,20-30', 'unsatisfiable'],
  [
    'bytes=7-8, 0-1',
    [
      { start: 7, end: 8 },
      { start: 0, end: 1 },
    ],
  ],
  ['bytes=0-1,,10-', [{ start: 0, end: 1 }]],
  ['bytes=0-5,5-9', 'whole'],
  [`bytes=${Array.from({ length: 17 }, (_, index) => `${index}-${index}`).join(',')}`, 'whole'],
  ['bytes=9999999999999999-', 'whole'],
])('of ten bytes, %s asks for %j', (header, ranges) => {
  expect(rangesOf(header, 10)).toEqual(ranges)
})

test('of an empty file there is no part', () => {
  expect(rangesOf('bytes=0-', 0)).toBe('unsatisfiable')
  expect(rangesOf('bytes=-5', 0)).toBe('unsatisfiable')
})

test('whatever is asked, no part lies outside and all together are no larger than the file', () => {
  const spec = fc
    .tuple(fc.option(fc.nat(120)), fc.option(fc.nat(120)))
    .map(([a, b]) => `${a ?? ''}-${b ?? ''}`)
  fc.assert(
    fc.property(fc.array(spec, { maxLength: 20 }), fc.nat(100), (specs, size) => {
      const ranges = rangesOf(`bytes=${specs.join(',')}`, size)
      if (typeof ranges === 'string') return
      expect(ranges.every(({ start, end }) => 0 <= start && start <= end && end < size)).toBe(true)
      expect(ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0)).toBeLessThanOrEqual(size)
    }),
  )
})
