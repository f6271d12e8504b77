import type { LiveStatus } from '../catalogue/content-card.ts'
import type { Failure } from '../kernel/failure.ts'
import { retryWait } from '../kernel/retry.ts'
import { liveStatusAt, untilNextTurn } from './live-clock.ts'
import type { LiveSession } from './live-session.ts'
import { RECONNECT_PACE, spreadWait } from './polling.ts'

/** A session is read again at each turn of its times, and at least this often: the server counts a learner it has not heard of for a minute as gone. */
export const ROOM_REFRESH_MS = 30_000
/** After a turn, so that the server's clock has passed it too. */
const AFTER_TURN_MS = 500
/** While the server is behind what the clock says. */
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
  /** It began while the learner waited for it. */
  readonly begun: boolean
  /** The end of the lesson as its pushed questions told it last; the session's own until they do. */
  readonly toldEnd: string
  /** Why it could not be read the last time; null where it could. */
  readonly failure: Failure | null
  /** How far the server's clock is ahead, milliseconds. */
  readonly offset: number
  /** Refreshes in a row that failed. */
  readonly failures: number
  /** Why the last refresh failed; null where it did not. */
  readonly lookFailure: Failure | null
  /** When it is read next, by this device's clock. */
  readonly nextLookAt: number
  /** How often its stream's address failed without lasting from one look to the next. */
  readonly streamFailures: number
  /** It has failed since the last look. */
  readonly streamFailed: boolean
}

/** What a session is: as its course, or called off. */
export type RoomStatus = LiveStatus | 'cancelled'

/** What a session is by the server's clock; one without a live status is watched like a replay. */
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

/** As much of a film is left to whoever comes when all of it was shown: one that begins at its end would begin anew. Seconds. */
const LAST_SECOND = 1

/** The second of its film at which a lesson is by the server's clock; the last one where the film is shorter than the lesson. R-live-11. */
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

/** Milliseconds until the session becomes something else; null where the clock says nothing. */
export const untilTurn = ({ session, now, offset }: LiveRoomContext): number | null => {
  if (session === null) return null
  const at = now() + offset
  const replay = Date.parse(session.replayReadyTime) - at
  const turns = [untilNextTurn({ ...session, liveStatus: session.status }, at), replay > 0 ? replay : null]
  const known = turns.filter((wait) => wait !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** The clock says that it begins or ends, and the server has not said so yet. */
const isTurning = (context: LiveRoomContext): boolean => {
  const status = context.session?.status
  return (status === 'announced' || status === 'running') && roomStatusOf(context) !== status
}

/** When a session is to be read next, by this device's clock: sooner where its stream failed, later after each failure in a row. */
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
