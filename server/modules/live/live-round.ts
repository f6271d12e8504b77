import type { liveRound } from '../../db/schema/live-round.ts'
import type { LiveSession } from './live-session.ts'

export type RoundRow = typeof liveRound.$inferSelect

/** A question that a session puts to all who watch, with its times in the occurrence that counts. */
export interface TimedRound extends RoundRow {
  readonly opensAt: Date
  readonly closesAt: Date
}

/** The wire's Status of a round. */
export const ROUND_STATUS = { open: 1, closed: 2 } as const

/** No round is open longer than its session. */
export const timed = (
  round: RoundRow,
  { startsAt, endsAt }: Pick<LiveSession, 'startsAt' | 'endsAt'>,
): TimedRound => {
  const opensAt = startsAt.getTime() + round.offsetSeconds * 1000
  const closesAt = Math.min(opensAt + round.openSeconds * 1000, endsAt.getTime())
  return { ...round, opensAt: new Date(opensAt), closesAt: new Date(closesAt) }
}

/** Rounds that were put by an instant, in their order; none of a session that was called off. */
export const roundsSoFar = (
  rounds: readonly RoundRow[],
  session: LiveSession,
  now: Date,
): readonly TimedRound[] =>
  session.isCancelled
    ? []
    : rounds
        .map((round) => timed(round, session))
        .filter(({ opensAt, closesAt }) => opensAt <= now && opensAt < closesAt)

export const isOpen = ({ closesAt }: TimedRound, now: Date): boolean => now < closesAt
