/** From when and until when something is shown: ISO 8601, '' for no bound. */
export interface ShownPeriod {
  readonly from: string
  readonly to: string
}

export type PeriodFault = 'dates' | 'over'

/**
 * What is wrong with a period that is to be kept: its end comes before its beginning, or is past at a time in milliseconds since 1970.
 * `kept` is the end that stands there already, which may be past; '' for none.
 */
export const periodFault = ({ from, to }: ShownPeriod, now: number, kept: string): PeriodFault | null => {
  if (to === '') return null
  if (from !== '' && Date.parse(to) <= Date.parse(from)) return 'dates'
  return to !== kept && Date.parse(to) <= now ? 'over' : null
}
