/** From when and until when something is shown; null for no bound. */
export interface ShownPeriod {
  readonly fromTime: Date | null
  readonly toTime: Date | null
}

/** What is wrong with a period that is to be kept; the end that stands there already (`kept`) may be past. */
export const periodFault = (
  { fromTime, toTime }: ShownPeriod,
  now: Date,
  kept: Date | null,
): 'badDates' | 'over' | null => {
  if (toTime === null) return null
  if (fromTime !== null && toTime <= fromTime) return 'badDates'
  return toTime.getTime() !== kept?.getTime() && toTime <= now ? 'over' : null
}
