import type { livePut, liveRound } from '../../db/schema/live-round.ts'
import type { LiveSession } from './live-session.ts'

export type RoundRow = typeof liveRound.$inferSelect
export type PutRow = typeof livePut.$inferSelect

/** A question that a session puts to all who watch, with its times in the occurrence that counts. */
export interface TimedRound extends RoundRow {
  readonly opensAt: Date
  readonly closesAt: Date
  /** What the teacher did with it in this occurrence; null for nothing. */
  readonly put: PutRow | null
}

type Times = Pick<LiveSession, 'startsAt' | 'endsAt'>

/** The wire's Status of a round. */
export const ROUND_STATUS = { open: 1, closed: 2 } as const

const until = (closesAt: number, { endsAt }: Times): Date => new Date(Math.min(closesAt, endsAt.getTime()))

/**
 * No round is open longer than its session; what the teacher did with it goes before its own times. Null while it waits for
 * the teacher, and for one of another occurrence.
 */
export const timed = (round: RoundRow, session: Times, puts: readonly PutRow[]): TimedRound | null => {
  const { startsAt, endsAt } = session
  if (round.occurrenceStart !== null && round.occurrenceStart.getTime() !== startsAt.getTime()) return null
  const put = puts.find(({ roundId }) => roundId === round.id) ?? null
  if (put)
    return {
      ...round,
      put,
      opensAt: put.openedAt,
      closesAt: until((put.closesAt ?? endsAt).getTime(), session),
    }
  if (round.offsetSeconds === null) return null
  const opensAt = startsAt.getTime() + round.offsetSeconds * 1000
  const closesAt = until(opensAt + round.openSeconds * 1000, session)
  return { ...round, put, opensAt: new Date(opensAt), closesAt }
}

export const timedRounds = (
  rounds: readonly RoundRow[],
  session: Times,
  puts: readonly PutRow[],
): readonly TimedRound[] =>
  rounds
    .map((round) => timed(round, session, puts))
    .filter((round) => round !== null)
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime() || one.id - other.id)

/** Rounds that were put by an instant, in their order; none of a session that was called off. */
export const roundsSoFar = (
  rounds: readonly RoundRow[],
  session: LiveSession,
  puts: readonly PutRow[],
  now: Date,
): readonly TimedRound[] =>
  session.isCancelled
    ? []
    : timedRounds(rounds, session, puts).filter(
        ({ opensAt, closesAt, put }) => opensAt <= now && (put !== null || opensAt < closesAt),
      )

export const isOpen = ({ closesAt }: TimedRound, now: Date): boolean => now < closesAt
