import type { LiveStatus } from '../catalogue/content-card.ts'
import type { Failure } from '../kernel/failure.ts'
import { retryWait } from '../kernel/retry.ts'
import { liveStatusAt, untilNextTurn } from './live-clock.ts'
import type { LiveSession } from './live-session.ts'
import { RECONNECT_PACE, spreadWait } from './polling.ts'

/**
 * A session is read again at its start and end, and at least this often, because the server counts a learner
 * as absent after a minute without a call.
 */
export const ROOM_REFRESH_MS = 30_000
/** Delay after a start or end, so that the server's clock has passed it, too. */
const AFTER_TURN_MS = 500
/** Interval of readings while the server still reports the former status. */
const TURNING_MS = 2000

export interface LiveRoomInput {
  readonly userId: number
  readonly courseId: number
  readonly sectionId: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly chance: () => number
}

export interface LiveRoomContext extends LiveRoomInput {
  /** Null until it is known. */
  readonly session: LiveSession | null
  /** The lesson began while the learner was waiting for it. */
  readonly begun: boolean
  /** The end of the lesson that came last with its pushed questions; that of the session until then. */
  readonly toldEnd: string
  /** Why there is no session to show; null if there is one. */
  readonly failure: Failure | null
  /** How far the server's clock is ahead, milliseconds. */
  readonly offset: number
  /** Number of failed refreshes in a row. */
  readonly failures: number
  /** Why the last refresh failed; null if it succeeded. */
  readonly lookFailure: Failure | null
  /** When the session is read next, by this device's clock. */
  readonly nextLookAt: number
  /** Number of successive readings after each of which the address of the stream failed. */
  readonly streamFailures: number
  /** The stream has failed since the last reading. */
  readonly streamFailed: boolean
}

/** The status of a session: that of its course, or called off. */
export type RoomStatus = LiveStatus | 'cancelled'

/** The status of a session by the server's clock; one without a live status is treated as a replay. */
export const roomStatusOf = ({
  session,
  now,
  offset,
}: Pick<LiveRoomContext, 'session' | 'now' | 'offset'>): RoomStatus => {
  if (session === null) return 'none'
  if (session.cancelled) return 'cancelled'
  const status = liveStatusAt({ ...session, liveStatus: session.status }, now() + offset)
  return status === 'none' ? 'replay' : status
}

/**
 * A late learner starts at least this many seconds before the end, because a player that starts at the end
 * begins anew.
 */
const LAST_SECOND = 1

/**
 * The second of the film that a lesson has reached by the server's clock, at most its last second. R-live-11.
 */
export const filmSecondOf = ({
  session,
  now,
  offset,
}: Pick<LiveRoomContext, 'session' | 'now' | 'offset'>): number => {
  const begun = (now() + offset - Date.parse(session?.startTime ?? '')) / 1000
  const length = session?.lesson.duration ?? 0
  const last = length > 0 ? Math.max(0, length - LAST_SECOND) : Number.POSITIVE_INFINITY
  return Number.isNaN(begun) ? 0 : Math.min(Math.max(0, begun), last)
}

/** Milliseconds until the status of the session changes next; null if all its times are past. */
export const untilTurn = ({ session, now, offset }: LiveRoomContext): number | null => {
  if (session === null) return null
  const at = now() + offset
  const replay = Date.parse(session.replayReadyTime) - at
  const turns = [untilNextTurn({ ...session, liveStatus: session.status }, at), replay > 0 ? replay : null]
  const known = turns.filter((wait) => wait !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** By the clock the session has begun or ended, but the server has not reported it yet. */
const isTurning = (context: LiveRoomContext): boolean => {
  const status = context.session?.status
  return (status === 'announced' || status === 'running') && roomStatusOf(context) !== status
}

/**
 * When to read the session next, by this device's clock: sooner if its stream failed, later after each failed
 * refresh.
 */
export const nextLook = (context: LiveRoomContext): number => {
  const { streamFailed, streamFailures, now, chance } = context
  const planned = plannedLook(context)
  if (!streamFailed) return planned
  const wait = retryWait({ attempts: streamFailures - 1, failure: null }, chance(), RECONNECT_PACE)
  return Math.min(planned, now() + wait)
}

const plannedLook = (context: LiveRoomContext): number => {
  const { failures, lookFailure, now, chance } = context
  if (failures > 0)
    return now() + retryWait({ attempts: failures, failure: lookFailure }, chance(), RECONNECT_PACE)
  if (isTurning(context)) return now() + spreadWait(TURNING_MS, chance())
  const turn = (untilTurn(context) ?? ROOM_REFRESH_MS) + AFTER_TURN_MS + spreadWait(AFTER_TURN_MS, chance())
  return now() + Math.min(turn, spreadWait(ROOM_REFRESH_MS, chance()))
}
