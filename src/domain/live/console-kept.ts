import type { ConsoleAct, ConsoleIntent } from './live-console.ts'

/** Whose console of which session. */
export interface ConsolePlace {
  readonly userId: number
  readonly sectionId: number
}

/** What the teacher did that has not arrived yet, and what is chosen for what comes next. R-live-10. */
export interface ConsoleKept {
  /** On its way, or it did not arrive; null for nothing. */
  readonly intent: ConsoleIntent | null
  /** What is done after that, in order. */
  readonly next: readonly ConsoleAct[]
  /** For how long the next question off the cuff is open, seconds; 0: until the lesson ends. */
  readonly seconds: number
  /** For how long prepared questions are open where the teacher chose otherwise, by round; seconds. */
  readonly chosen: Readonly<Record<number, number>>
  /** When it was kept, milliseconds since 1970. */
  readonly at: number
}

/** A question off the cuff is open for so long unless the teacher says otherwise. */
export const USUAL_SECONDS = 60

/** What is older was meant for another moment of the lesson. */
const FRESH_MS = 10 * 60_000

/** What is left of what was kept: choices for this lesson always, acts only while they are what the teacher has just done. */
export const leftOf = (
  kept: ConsoleKept | null,
  sectionId: number,
  now: number,
): Pick<ConsoleKept, 'intent' | 'next' | 'seconds' | 'chosen'> => {
  if (kept === null) return { intent: null, next: [], seconds: USUAL_SECONDS, chosen: {} }
  const { intent, next, seconds, chosen, at } = kept
  const isMeant = intent?.sectionId === sectionId && Math.abs(now - at) < FRESH_MS
  return isMeant ? { intent, next, seconds, chosen } : { intent: null, next: [], seconds, chosen }
}
