import type { liveSchedule } from '#server/db/schema/live-schedule.ts'

type Times = Omit<typeof liveSchedule.$inferSelect, 'contentId' | 'cancelledAt' | 'streamUrl'>

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Midnight in Beijing of a Monday; every timetable counts from here. */
const ANCHOR = Date.parse('2024-01-07T16:00:00Z')

/** When lessons begin: after the first bell, before and after the noon break, and so that ninety minutes end by half past five. */
const SLOTS = [8 * HOUR + 10 * MINUTE, 10 * HOUR, 14 * HOUR, 15 * HOUR + 40 * MINUTE]
const SCHOOL_DAYS = 5

/** A term around the day of the seed: some courses are over, some under way, some still to begin. */
const FIRST_WEEK = -6
const WEEKS = 18

const after = (seconds: number): Date => new Date(ANCHOR + seconds * 1000)

const mondayOf = (now: Date): number => Math.floor((now.getTime() - ANCHOR) / (WEEK * 1000)) * WEEK

const weekly = (startsAt: Date, minutes: number, sessions: number): Times => ({
  startsAt,
  periodSeconds: WEEK,
  durationSeconds: minutes * MINUTE,
  replayDelaySeconds: 2 * HOUR,
  announceSeconds: 3 * DAY,
  occurrences: sessions,
})

/** The room that is open at any hour: as soon as a lesson is over it begins anew. */
export const alwaysTimes = (minutes: number): Times => ({
  startsAt: after(0),
  periodSeconds: minutes * MINUTE,
  durationSeconds: minutes * MINUTE,
  replayDelaySeconds: 0,
  announceSeconds: 0,
  occurrences: null,
})

/** The last lesson of Fridays, from next week on. */
export const calledOffTimes = (minutes: number, sessions: number, now: Date): Times =>
  weekly(after(mondayOf(now) + WEEK + 4 * DAY + 16 * HOUR + 30 * MINUTE), minutes, sessions)

interface Live {
  readonly key: string
  readonly teacher: string
  readonly minutes: number
  readonly sessions: number
}

/**
 * The timetable: each session of a course once, in following weeks, on the same school day at the same lesson. No two
 * courses have the same lesson of the week while there are others, and no teacher ever has two at once.
 */
export const liveTimes = (lives: readonly Live[], now: Date): ReadonlyMap<string, Times> => {
  const taken = new Set<string>()
  const times = new Map<string, Times>()
  for (const [index, { key, teacher, minutes, sessions }] of lives.entries()) {
    const places = Array.from({ length: SCHOOL_DAYS * SLOTS.length }, (_, step) => (index * 7 + step) % 20)
    const place = places.find((it) => !taken.has(`${teacher} ${it}`))
    if (place === undefined) throw new Error(`seed: ${teacher} has no lesson free for ${key}`)
    taken.add(`${teacher} ${place}`)
    const week = FIRST_WEEK + Math.floor((index * WEEKS) / lives.length)
    const day = place % SCHOOL_DAYS
    const slot = SLOTS[Math.floor(place / SCHOOL_DAYS)] ?? 0
    times.set(key, weekly(after(mondayOf(now) + week * WEEK + day * DAY + slot), minutes, sessions))
  }
  return times
}
