import type { liveSchedule } from '../db/schema/live-schedule.ts'

type Times = Omit<typeof liveSchedule.$inferSelect, 'contentId' | 'cancelledAt' | 'streamUrl'>

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** Midnight in Beijing of a Monday; everything that recurs counts from here. */
const ANCHOR = Date.parse('2024-01-07T16:00:00Z')

/** A round of lessons one after the other, begun anew every six hours: at any time of any day one is running. */
const ROUND = 6 * HOUR
/** Longer than any lesson, so that while one runs the replay of the one before it is being made. */
const ROUND_REPLAY_DELAY = 100 * MINUTE
/** Each begins a little before the one before it ends. */
const OVERLAP = 3 * MINUTE

const after = (seconds: number): Date => new Date(ANCHOR + seconds * 1000)

const inRound = (offset: number, minutes: number): Times => ({
  startsAt: after(offset),
  periodSeconds: ROUND,
  durationSeconds: minutes * MINUTE,
  replayDelaySeconds: ROUND_REPLAY_DELAY,
  announceSeconds: HOUR,
  occurrences: null,
})

/** Evenings of the week at seven and weekend mornings, announced five days ahead. */
const weekly = (index: number, minutes: number): Times => ({
  startsAt: after((index % 7) * DAY + (index % 7 >= 5 ? 9 : 19) * HOUR + Math.floor(index / 7) * 90 * MINUTE),
  periodSeconds: 7 * DAY,
  durationSeconds: minutes * MINUTE,
  replayDelaySeconds: 2 * HOUR,
  announceSeconds: 5 * DAY,
  occurrences: null,
})

/** Monday evenings at half past eight, announced as soon as the one before is over. */
export const calledOffTimes = (minutes: number): Times => ({
  startsAt: after(20 * HOUR + 30 * MINUTE),
  periodSeconds: 7 * DAY,
  durationSeconds: minutes * MINUTE,
  replayDelaySeconds: 0,
  announceSeconds: 7 * DAY - minutes * MINUTE,
  occurrences: null,
})

/** A series that ended days ago and stays as replay. */
const past = (index: number, minutes: number, sessions: number, now: Date): Times => {
  const last = now.getTime() - (4 + 5 * index) * DAY * 1000
  const evening = last - ((last - ANCHOR) % (DAY * 1000)) + 19 * HOUR * 1000
  return {
    startsAt: new Date(evening - (sessions - 1) * 7 * DAY * 1000),
    periodSeconds: 7 * DAY,
    durationSeconds: minutes * MINUTE,
    replayDelaySeconds: 2 * HOUR,
    announceSeconds: 2 * DAY,
    occurrences: sessions,
  }
}

/**
 * Times for all live courses: first the round without a gap, then in turn a finished series and a
 * weekly one. So all four states exist at every moment after the seed.
 */
export const liveTimes = (
  lives: readonly { readonly key: string; readonly minutes: number; readonly sessions: number }[],
  now: Date,
): ReadonlyMap<string, Times> => {
  const times = new Map<string, Times>()
  let filled = 0
  let others = 0
  for (const { key, minutes, sessions } of lives) {
    if (filled < ROUND) {
      times.set(key, inRound(filled, minutes))
      filled += minutes * MINUTE - OVERLAP
    } else {
      times.set(
        key,
        others % 2 === 0 ? past(others / 2, minutes, sessions, now) : weekly((others - 1) / 2, minutes),
      )
      others += 1
    }
  }
  if (filled < ROUND || others < 2)
    throw new Error('seed: too few live courses to have one running at any time and one as replay')
  return times
}
