import type { LiveStatus } from '../catalogue/content-card.ts'

interface LiveTimes {
  readonly liveStatus: LiveStatus
  readonly startTime: string
  readonly endTime: string
}

/** What an occurrence is by the clock, once its status is known: what was announced begins, what runs ends. */
export const liveStatusAt = ({ liveStatus, startTime, endTime }: LiveTimes, now: number): LiveStatus => {
  if (liveStatus !== 'announced' && liveStatus !== 'running') return liveStatus
  if (now >= Date.parse(endTime)) return 'ended'
  return now >= Date.parse(startTime) ? 'running' : liveStatus
}

/** Milliseconds until the next time at which an occurrence becomes something else; null where the clock says nothing. */
export const untilNextTurn = ({ startTime, endTime }: LiveTimes, now: number): number | null => {
  const turns = [startTime, endTime].map((time) => Date.parse(time) - now).filter((wait) => wait > 0)
  return turns.length === 0 ? null : Math.min(...turns)
}

/** How far the server's clock is ahead of this device's, in milliseconds; 0 where it does not say. */
export const clockOffset = (serverTime: string, now: number): number => {
  const offset = Date.parse(serverTime) - now
  return Number.isNaN(offset) ? 0 : offset
}
