import type { ClockReading, SpentTime } from './clock-reading.ts'
import type { SittingDraft } from './paper-sitting.ts'

/**
 * How much time went by between two readings: by the server's clock where both know it, by the counter within one visit. Between two
 * visits without the server the device's clock is all there is. A clock that is set back takes nothing away. R-paper-6
 */
export const passedBetween = (before: ClockReading, now: ClockReading): number => {
  if (before.server !== null && now.server !== null) return Math.max(0, now.server - before.server)
  return Math.max(0, before.visit === now.visit ? now.counter - before.counter : now.device - before.device)
}

/** How much of a sitting is over, in milliseconds. One that an earlier version of the app began knows the device's clock alone. */
export const spentOf = (
  { startedAt, spent }: Pick<SittingDraft, 'startedAt' | 'spent'>,
  now: ClockReading,
): number =>
  spent === undefined ? Math.max(0, now.device - startedAt) : spent.ms + passedBetween(spent.at, now)

/** The draft with what is over of it, to be counted on from this reading. */
export const countedTo = (draft: SittingDraft, now: ClockReading): SittingDraft => ({
  ...draft,
  spent: { ms: Math.round(spentOf(draft, now)), at: now },
})

/** What two tabs counted of one sitting: the one that is further, and the same whichever is named first. */
export const laterSpent = (
  one: SpentTime | undefined,
  other: SpentTime | undefined,
): SpentTime | undefined => {
  if (one === undefined || other === undefined) return one ?? other
  if (one.ms !== other.ms) return one.ms > other.ms ? one : other
  return JSON.stringify(one) > JSON.stringify(other) ? one : other
}
