/** From when and until when something is shown; null for no bound. */
export interface ShownPeriod {
  readonly fromTime: Date | null
  readonly toTime: Date | null
}

/** Why a period cannot be saved; the stored end (`kept`) may be in the past. */
export const periodFault = (
  { fromTime, toTime }: ShownPeriod,
  now: Date,
  kept: Date | null,
): 'badDates' | 'over' | null => {
  if (toTime === null) return null
  if (fromTime !== null && toTime <= fromTime) return 'badDates'
  return toTime.getTime() !== kept?.getTime() && toTime <= now ? 'over' : null
}
