import { FINISHED_PERCENT } from '../learning/learning-moment.ts'

/** A lesson that was left this close to its end begins anew. */
export const NEARLY_OVER_SECONDS = 10

/** Where a learner was in a lesson, as one place remembers it. */
export interface KnownPlace {
  /** Seconds. */
  readonly position: number
  /** Sticky. */
  readonly finished: boolean
  /** When that was, in milliseconds since 1970; 0 for unknown. */
  readonly time: number
}

export interface StartQuestion {
  /** What the address asks for, in seconds; null for nothing. */
  readonly asked: number | null
  /** The record of the server and the ledger of this browser. */
  readonly known: readonly KnownPlace[]
  /** Seconds; 0 for unknown. */
  readonly duration: number
}

/** Of a short film ten seconds are a good part: nothing is nearly over before the share that finishes it. */
const nearlyOver = (duration: number): number =>
  Math.min(NEARLY_OVER_SECONDS, (duration * (100 - FINISHED_PERCENT)) / 100)

/**
 * Where a lesson begins, in seconds: at what the address asks for, else at the newest place that is known; at the
 * beginning where it was finished, or where next to nothing would be left.
 */
export const startOf = ({ asked, known, duration }: StartQuestion): number => {
  const newest = [...known].sort((one, other) => other.time - one.time)[0]
  const position = asked ?? (known.some(({ finished }) => finished) ? 0 : (newest?.position ?? 0))
  return duration > 0 && duration - position < nearlyOver(duration) ? 0 : Math.max(0, position)
}
