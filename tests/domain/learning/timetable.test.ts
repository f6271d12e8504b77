import { describe, expect, it } from 'vitest'
import {
  daysOf,
  lessonsOn,
  mondayOf,
  nextOf,
  occurrenceState,
  periodOfDay,
  periodOfWeek,
  weekAfter,
  weekBefore,
} from '#domain/learning/timetable.ts'
import { aLive, anOccurrence } from '#tests/support/learning.ts'

const local = (year: number, month: number, day: number, hour = 0) => new Date(year, month - 1, day, hour)
const at = (day: Date, hours: number) => new Date(day.getTime() + hours * 3_600_000).toISOString()

describe('a week', () => {
  it.each([
    [local(2026, 3, 2), local(2026, 3, 2)],
    [local(2026, 3, 4, 23), local(2026, 3, 2)],
    [local(2026, 3, 8, 12), local(2026, 3, 2)],
    [local(2026, 1, 1), local(2025, 12, 29)],
  ])('of %s begins on Monday', (day, monday) => {
    expect(mondayOf(day)).toEqual(monday)
  })

  it('has seven days, a week before and a week after', () => {
    const monday = local(2026, 3, 30)
    expect(daysOf(monday).map((day) => [day.getMonth() + 1, day.getDate(), day.getHours()])).toEqual([
      [3, 30, 0],
      [3, 31, 0],
      [4, 1, 0],
      [4, 2, 0],
      [4, 3, 0],
      [4, 4, 0],
      [4, 5, 0],
    ])
    expect([weekBefore(monday), weekAfter(monday)]).toEqual([local(2026, 3, 23), local(2026, 4, 6)])
    expect(periodOfWeek(monday)).toEqual({
      from: monday.toISOString(),
      to: local(2026, 4, 6).toISOString(),
    })
    expect(periodOfDay(local(2026, 3, 31, 15))).toEqual({
      from: local(2026, 3, 31).toISOString(),
      to: local(2026, 4, 1).toISOString(),
    })
  })
})

describe('what takes place', () => {
  const day = local(2026, 3, 4)
  const [morning, noon, evening] = [at(day, 8), at(day, 12), at(day, 19)]

  it('on a day comes by its start, a course that comes again as one entry', () => {
    const other = anOccurrence(noon, { content: aLive(8) })
    const [late, early] = [anOccurrence(evening), anOccurrence(morning)]
    const tomorrow = anOccurrence(at(day, 24))
    expect(lessonsOn(day, [late, other, tomorrow, early])).toEqual([
      { occurrences: [early, late] },
      { occurrences: [other] },
    ])
    expect(lessonsOn(local(2026, 3, 6), [late, tomorrow])).toEqual([])
  })

  it('changes its state on the second', () => {
    const occurrence = anOccurrence(noon)
    const after = (seconds: number) => new Date(Date.parse(noon) + seconds * 1000)
    expect(
      [-1, 0, 45 * 60 - 1, 45 * 60].map((seconds) => occurrenceState(occurrence, after(seconds))),
    ).toEqual(['announced', 'running', 'running', 'over'])
    expect(occurrenceState({ ...occurrence, cancelled: true }, after(0))).toBe('cancelled')
  })

  it('next is what runs, else what comes first, never what is called off', () => {
    const [past, called, next, later] = [
      anOccurrence(morning),
      anOccurrence(at(day, 11), { cancelled: true }),
      anOccurrence(noon),
      anOccurrence(evening),
    ]
    const all = [later, past, called, next]
    expect(nextOf(all, local(2026, 3, 4, 10))).toBe(next)
    expect(nextOf(all, new Date(at(day, 12.5)))).toBe(next)
    expect(nextOf(all, local(2026, 3, 4, 14))).toBe(later)
    expect(nextOf(all, local(2026, 3, 5))).toBeNull()
  })
})
