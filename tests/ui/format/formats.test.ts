import { describe, expect, it } from 'vitest'
import { formatCount } from '#ui/format/count.ts'
import { formatClock, formatCountdown } from '#ui/format/duration.ts'
import { formatMoment, formatStart } from '#ui/format/moment.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('counts', () => {
  it.each([
    [0, '0'],
    [-3, '0'],
    [Number.NaN, '0'],
    [9999, '9999'],
    [10_000, '1万'],
    [12_345, '1.2万'],
    [19_999, '1.9万'],
    [350_000, '35万'],
    [1_234_567, '123万'],
  ])('%d is %s', (count, shown) => {
    expect(formatCount(count)).toBe(shown)
  })
})

describe('lengths', () => {
  it.each([
    [-1, '00:00'],
    [9, '00:09'],
    [760, '12:40'],
    [3723, '1:02:03'],
  ])('%d s is %s', (seconds, shown) => {
    expect(formatClock(seconds)).toBe(shown)
  })

  it.each([
    [1, '1分钟'],
    [59 * MINUTE, '59分钟'],
    [HOUR, '1小时'],
    [3 * HOUR + 5 * MINUTE, '3小时5分钟'],
    [DAY, '1天'],
    [2 * DAY + 3 * HOUR + 9 * MINUTE, '2天3小时'],
  ])('a wait of %d ms is %s', (wait, shown) => {
    expect(formatCountdown(wait)).toBe(shown)
  })
})

describe('times', () => {
  const now = new Date(2026, 8, 3, 10, 20, 30)
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

  it.each([
    ['', ''],
    ['nonsense', ''],
    [before(30 * SECOND), '刚刚'],
    [before(2 * HOUR), '今天 08:20'],
    [at(2026, 8, 2, 23, 59), '昨天 23:59'],
    [at(2026, 8, 1, 9, 0), '9月1日'],
    [at(2025, 11, 31, 9, 0), '2025年12月31日'],
  ])('%s happened %s', (iso, shown) => {
    expect(formatMoment(iso, now)).toBe(shown)
  })

  it.each([
    ['', ''],
    [at(2026, 8, 3, 19, 30), '今天 19:30'],
    [at(2026, 8, 4, 0, 5), '明天 00:05'],
    [at(2026, 8, 9, 19, 30), '9月9日 19:30'],
    [at(2027, 0, 1, 8, 0), '2027年1月1日 08:00'],
  ])('%s begins %s', (iso, shown) => {
    expect(formatStart(iso, now)).toBe(shown)
  })
})
