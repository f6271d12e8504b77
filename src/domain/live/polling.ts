import type { RetryPace } from '../kernel/retry.ts'

/** How often something new is asked for while all is well. */
export const POLL_MS = 3000
/** The longest wait after failures: the server counts a learner it has not heard of for a minute as gone. */
export const RECONNECT_PACE: RetryPace = { firstMs: 5000, maxMs: 30_000 }
/** By so much of it a wait is shortened at most. */
const SPREAD = 0.2

/** A wait that is not the same for all who watch, so that they do not all ask at once. `chance` from 0 to 1. */
export const spreadWait = (milliseconds: number, chance: number): number =>
  Math.round(milliseconds * (1 - SPREAD * chance))
