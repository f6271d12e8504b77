import type { ConsoleKept } from './live-console.ts'

/** Default time to answer an ad-hoc question, in seconds. */
export const USUAL_SECONDS = 60

/** Older acts are dropped, since they were meant for another moment of the lesson. */
const FRESH_MS = 10 * 60_000

/**
 * What a new page takes over of the stored console: the chosen times always, unacknowledged acts only while
 * they are fresh.
 */
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
