import type { RetryPace } from '../kernel/retry.ts'

/** The polling interval while the connection works. */
export const POLL_MS = 3000
/** The waits after failures: well below the minute after which the server counts a learner as absent. */
export const RECONNECT_PACE: RetryPace = { firstMs: 5000, maxMs: 30_000 }
/** The share by which a wait is shortened at most. */
const SPREAD = 0.2

/** Shortens a wait at random, so that the learners of a room do not all ask at once. `chance` from 0 to 1. */
export const spreadWait = (milliseconds: number, chance: number): number =>
  Math.round(milliseconds * (1 - SPREAD * chance))
