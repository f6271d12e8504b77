import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount } from '#ui/format/count.ts'
import { formatClock, formatCountdown, formatFilmLength, formatFilmPlace } from '#ui/format/duration.ts'

describe('where a film stands', () => {
  it.each([
    [0, 68.6, '00:00', '01:09'],
    [67.9, 68.6, '01:07', '01:09'],
    [68.6, 68.6, '01:09', '01:09'],
    [68.3, 68.3, '01:08', '01:08'],
    [5, 0, '00:05', '00:00'],
  ])('%d of %d seconds: its length is what every list says, and its end is there', (position, length, place, whole) => {
    expect([formatFilmPlace(position, length), formatFilmLength(length)]).toEqual([place, whole])
  })
})

describe('counts', () => {
  it.each([
    [0, '0'],
    [-3, '0'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '0'],
    [9.9, '9'],
    [9999, '9999'],
    [10_000, '1万'],
    [10_999, '1万'],
    [11_000, '1.1万'],
    [12_345, '1.2万'],
    [99_999, '9.9万'],
    [999_999, '99.9万'],
    [1_000_000, '100万'],
    [3_567_890, '356万'],
  ])('%d is %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })

  it('never say more than there is, nor less by a tenth of the last place', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const text = formatCount(count)
        const shown = text.endsWith('万') ? Number(text.slice(0, -1)) * 10_000 : Number(text)
        const step = count < 10_000 ? 1 : count < 1_000_000 ? 1000 : 10_000
        expect(shown).toBeLessThanOrEqual(count + 0.001)
        expect(count - shown).toBeLessThan(step)
      }),
    )
  })
})

describe('the clock of a player', () => {
  it.each([
    [0, '00:00'],
    [-1, '00:00'],
    [Number.NaN, '00:00'],
    [59.9, '00:59'],
    [760, '12:40'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [36_000, '10:00:00'],
  ])('at %d seconds shows %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text)
  })

  it('can be read back to the second', () => {
    fc.assert(
      fc.property(fc.nat({ max: 359_999 }), (seconds) => {
        const parts = formatClock(seconds).split(':').map(Number)
        expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds)
      }),
    )
  })
})

const MINUTE = 60_000

describe('a countdown', () => {
  it.each([
    [1, '1分钟'],
    [MINUTE, '1分钟'],
    [MINUTE + 1, '2分钟'],
    [59 * MINUTE + 1, '1小时'],
    [185 * MINUTE, '3小时5分钟'],
    [24 * 60 * MINUTE, '1天'],
    [24 * 60 * MINUTE + MINUTE, '1天'],
    [51 * 60 * MINUTE, '2天3小时'],
  ])('of %d ms says %s', (wait, text) => {
    expect(formatCountdown(wait)).toBe(text)
  })

  it('never says that there is more time than there is, by a minute and more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * 86_400_000 }), (wait) => {
        const [, days = 0, hours = 0, minutes = 0] = (
          /^(?:(\d+)天)?(?:(\d+)小时)?(?:(\d+)分钟)?$/.exec(formatCountdown(wait)) ?? []
        ).map((part) => Number(part ?? 0))
        const said = ((days * 24 + hours) * 60 + minutes) * MINUTE
        expect(said - wait).toBeLessThan(MINUTE)
      }),
    )
  })
})
