import type { liveException } from '../../db/schema/live-exception.ts'
import type { liveSchedule } from '../../db/schema/live-schedule.ts'
import { LIVE_STATUS } from './live-status.ts'

export interface SessionTime {
  readonly status: number
  readonly startsAt: Date
  readonly endsAt: Date
  /** It was called off before it was over. */
  readonly isCancelled: boolean
}

type Schedule = Pick<
  typeof liveSchedule.$inferSelect,
  'startsAt' | 'periodSeconds' | 'durationSeconds' | 'replayDelaySeconds' | 'cancelledAt'
>

/** How many sessions a course has, and what is different in its occurrences. */
interface Sessions {
  readonly sessions: number
  readonly exceptions: readonly Pick<
    typeof liveException.$inferSelect,
    'startsAt' | 'endedAt' | 'cancelledAt'
  >[]
}

/**
 * When each session of a live course takes place: a schedule goes through the sessions in turn, again and again. Told
 * is the round in which the occurrence that counts now (`occurrenceStart`) stands.
 */
export const sessionTimes = (
  schedule: Schedule,
  occurrenceStart: Date,
  { sessions, exceptions }: Sessions,
  now: Date,
): readonly SessionTime[] => {
  const periodMs = schedule.periodSeconds * 1000
  const turn = Math.round((occurrenceStart.getTime() - schedule.startsAt.getTime()) / periodMs)
  const firstOfRound = turn - (turn % Math.max(1, sessions))
  return Array.from({ length: sessions }, (_, index) => {
    const startsAt = new Date(schedule.startsAt.getTime() + (firstOfRound + index) * periodMs)
    const own = exceptions.find((it) => it.startsAt.getTime() === startsAt.getTime())
    const endsAt = own?.endedAt ?? new Date(startsAt.getTime() + schedule.durationSeconds * 1000)
    const isCalledOff = schedule.cancelledAt !== null && schedule.cancelledAt < endsAt
    return {
      startsAt,
      endsAt,
      status: statusAt(now, startsAt, endsAt, schedule.replayDelaySeconds),
      isCancelled: isCalledOff || (own?.cancelledAt ?? null) !== null,
    }
  })
}

const statusAt = (now: Date, startsAt: Date, endsAt: Date, replayDelaySeconds: number): number => {
  if (now < startsAt) return LIVE_STATUS.announced
  if (now < endsAt) return LIVE_STATUS.running
  return now.getTime() < endsAt.getTime() + replayDelaySeconds * 1000 ? LIVE_STATUS.ended : LIVE_STATUS.replay
}
