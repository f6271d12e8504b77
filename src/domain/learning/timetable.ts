import type { Occurrence } from './learning-entry.ts'
import type { Period } from './learning-question.ts'

const DAYS = 7

/** Midnight of a day by the calendar of this device. */
const midnight = (day: Date, later = 0): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + later)

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: Date): Date => midnight(day, -((day.getDay() + 6) % DAYS))

/** The seven days of the week that begins on a Monday, by their midnights. */
export const daysOf = (monday: Date): readonly Date[] =>
  Array.from({ length: DAYS }, (_, index) => midnight(monday, index))

export const weekAfter = (monday: Date): Date => midnight(monday, DAYS)
export const weekBefore = (monday: Date): Date => midnight(monday, -DAYS)

export const periodOfWeek = (monday: Date): Period => ({
  from: monday.toISOString(),
  to: weekAfter(monday).toISOString(),
})

export const isSameDay = (one: Date, other: Date): boolean =>
  midnight(one).getTime() === midnight(other).getTime()

export const periodOfDay = (day: Date): Period => ({
  from: midnight(day).toISOString(),
  to: midnight(day, 1).toISOString(),
})

export type OccurrenceState = 'cancelled' | 'announced' | 'running' | 'over'

/** What an occurrence is at a moment: states follow the clock, whatever was said when it was read. */
export const occurrenceState = (occurrence: Occurrence, now: Date): OccurrenceState => {
  if (occurrence.cancelled) return 'cancelled'
  if (now.getTime() < Date.parse(occurrence.startTime)) return 'announced'
  return now.getTime() < Date.parse(occurrence.endTime) ? 'running' : 'over'
}

/** The occurrences of one course on one day. */
export interface Lesson {
  readonly occurrences: readonly [Occurrence, ...Occurrence[]]
}

/** What takes place on a day, by its start; a course that takes place several times a day is one entry. */
export const lessonsOn = (day: Date, occurrences: readonly Occurrence[]): readonly Lesson[] => {
  const lessons = new Map<number, [Occurrence, ...Occurrence[]]>()
  const ofDay = occurrences.filter(({ startTime }) => isSameDay(new Date(startTime), day))
  for (const occurrence of [...ofDay].sort((a, b) => a.startTime.localeCompare(b.startTime))) {
    const known = lessons.get(occurrence.content.id)
    if (known === undefined) lessons.set(occurrence.content.id, [occurrence])
    else known.push(occurrence)
  }
  return [...lessons.values()].map((it) => ({ occurrences: it }))
}

/** The one that runs or comes next, of all that are not called off; null for none. */
export const nextOf = (occurrences: readonly Occurrence[], now: Date): Occurrence | null =>
  [...occurrences]
    .filter((it) => ['running', 'announced'].includes(occurrenceState(it, now)))
    .sort((a, b) => a.startTime.localeCompare(b.startTime))[0] ?? null
