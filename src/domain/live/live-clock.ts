import type { LiveStatus } from '../catalogue/content-card.ts'

interface LiveTimes {
  readonly liveStatus: LiveStatus
  readonly startTime: string
  readonly endTime: string
}

/** Advances a known status by the clock: an announced occurrence begins, a running one ends. */
export const liveStatusAt = ({ liveStatus, startTime, endTime }: LiveTimes, now: number): LiveStatus => {
  if (liveStatus !== 'announced' && liveStatus !== 'running') return liveStatus
  if (now >= Date.parse(endTime)) return 'ended'
  return now >= Date.parse(startTime) ? 'running' : liveStatus
}

/** Milliseconds until the status of an occurrence changes next; null if both its times are past. */
export const untilNextTurn = ({ startTime, endTime }: LiveTimes, now: number): number | null => {
  const turns = [startTime, endTime].map((time) => Date.parse(time) - now).filter((wait) => wait > 0)
  return turns.length === 0 ? null : Math.min(...turns)
}

/**
 * How far the server's clock is ahead of this device's, in milliseconds; 0 if the server does not name its
 * time.
 */
export const clockOffset = (serverTime: string, now: number): number => {
  const offset = Date.parse(serverTime) - now
  return Number.isNaN(offset) ? 0 : offset
}
