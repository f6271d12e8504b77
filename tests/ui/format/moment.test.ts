import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDay, formatHour, formatMoment, formatStart } from '#ui/format/moment.ts'

/** What happens at another clock than UTC; the device of the test is set to it. */
const ZONES = ['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati', 'UTC'] as const

const inZone = (zone: string) => {
  const before = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })
}

const at = (iso: string): Date => new Date(iso)

describe('days and hours on a device in Shanghai', () => {
  inZone('Asia/Shanghai')

  it.each([
    ['2026-09-03T15:59:00Z', '2026-09-03T02:20:00Z', '今天', '23:59'],
    ['2026-09-02T15:59:00Z', '2026-09-03T02:20:00Z', '昨天', '23:59'],
    ['2026-09-02T16:00:00Z', '2026-09-04T02:20:00Z', '昨天', '00:00'],
    ['2026-09-01T02:00:00Z', '2026-09-04T02:20:00Z', '9月1日', '10:00'],
    ['2025-09-01T02:00:00Z', '2026-09-04T02:20:00Z', '2025年9月1日', '10:00'],
  ])('%s, seen at %s, is %s at %s', (iso, now, day, hour) => {
    expect([formatDay(at(iso), at(now)), formatHour(iso)]).toEqual([day, hour])
  })

  it('say nothing of no time', () => {
    expect([formatHour(''), formatHour('soon')]).toEqual(['', ''])
  })
})

describe('moments on a device in Shanghai', () => {
  inZone('Asia/Shanghai')

  it.each([
    ['', '2026-09-03T02:20:30Z', ''],
    ['nonsense', '2026-09-03T02:20:30Z', ''],
    ['2026-09-03T02:20:00Z', '2026-09-03T02:20:59.999Z', '刚刚'],
    ['2026-09-03T02:20:00Z', '2026-09-03T02:21:00Z', '今天 10:20'],
    // A clock that is a little behind the server's says no nonsense.
    ['2026-09-03T02:20:00Z', '2026-09-03T02:19:30Z', '刚刚'],
    ['2026-09-03T02:20:00Z', '2026-09-03T02:18:30Z', '今天 10:20'],
    // The day begins at 16:00 UTC.
    ['2026-09-02T16:00:00Z', '2026-09-03T15:59:00Z', '今天 00:00'],
    ['2026-09-02T15:59:00Z', '2026-09-02T16:30:00Z', '昨天 23:59'],
    ['2026-09-01T15:59:00Z', '2026-09-02T16:30:00Z', '9月1日'],
    ['2026-01-01T00:00:00Z', '2026-09-02T16:30:00Z', '1月1日'],
    // The year ends at 16:00 UTC as well.
    ['2025-12-31T15:59:00Z', '2026-02-02T00:00:00Z', '2025年12月31日'],
    ['2025-12-31T16:00:00Z', '2026-02-02T00:00:00Z', '1月1日'],
    ['2026-09-04T02:20:00Z', '2026-09-03T02:20:00Z', '9月4日'],
  ])('%s seen at %s: %s', (iso, now, text) => {
    expect(formatMoment(iso, at(now))).toBe(text)
  })

  it.each([
    ['', '2026-09-03T02:20:00Z', ''],
    ['2026-09-03T11:30:00Z', '2026-09-03T02:20:00Z', '今天 19:30'],
    ['2026-09-03T11:30:00Z', '2026-09-03T14:00:00Z', '今天 19:30'],
    ['2026-09-03T16:00:00Z', '2026-09-03T15:59:59Z', '明天 00:00'],
    ['2026-09-06T11:30:00Z', '2026-09-03T02:20:00Z', '9月6日 19:30'],
    ['2026-12-31T16:30:00Z', '2026-12-30T02:20:00Z', '2027年1月1日 00:30'],
    ['2026-09-02T11:30:00Z', '2026-09-03T02:20:00Z', '9月2日 19:30'],
  ])('a beginning at %s seen at %s: %s', (iso, now, text) => {
    expect(formatStart(iso, at(now))).toBe(text)
  })
})

describe('days on which clocks are changed', () => {
  inZone('America/New_York')

  it('have 23 or 25 hours and are days all the same', () => {
    // 2026-03-08 has no hour from 2 to 3, 2026-11-01 has that from 1 to 2 twice.
    expect(formatMoment('2026-03-08T05:30:00Z', at('2026-03-09T04:10:00Z'))).toBe('昨天 00:30')
    expect(formatMoment('2026-11-01T04:30:00Z', at('2026-11-02T05:10:00Z'))).toBe('昨天 00:30')
    expect(formatStart('2026-11-02T05:30:00Z', at('2026-11-01T04:10:00Z'))).toBe('明天 00:30')
  })
})

describe.each(ZONES)('in %s', (zone) => {
  inZone(zone)
  const dates = fc.date({
    min: new Date('2021-01-02T00:00:00Z'),
    max: new Date('2035-12-30T00:00:00Z'),
    noInvalidDate: true,
  })

  it('the hour and the day said are those of the device', () => {
    fc.assert(
      fc.property(dates, dates, (date, now) => {
        const clock = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
        const day = date.toLocaleDateString('zh-CN', { month: 'long', day: 'numeric' })
        const text = formatStart(date.toISOString(), now)
        expect(text.endsWith(` ${clock}`)).toBe(true)
        const sameDay = date.toDateString() === now.toDateString()
        expect(text.startsWith('今天')).toBe(sameDay)
        if (!/^[今明]天/.test(text)) expect(text).toContain(day)
        expect(/^\d{4}年/.test(text)).toBe(
          date.getFullYear() !== now.getFullYear() && !/^[今明]天/.test(text),
        )
      }),
    )
  })

  it('what happened within a minute of now happened just now, whichever clock is ahead, and nothing else did', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -90_000, max: 90_000 }), (date, age) => {
        const text = formatMoment(date.toISOString(), new Date(date.getTime() + age))
        expect(text === '刚刚').toBe(Math.abs(age) < 60_000)
      }),
    )
  })
})
