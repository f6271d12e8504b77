import type { ConsoleKept } from './live-console.ts'

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
