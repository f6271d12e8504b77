import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { copy } from '../copy/copy.ts'
import { formatCountdown } from './duration.ts'
import { formatStart } from './moment.ts'

/** When it begins or began, and for an announced one how long that is from now. */
export const liveNote = ({ liveStatus, startTime }: ContentCard, now: Date): string => {
  const start = formatStart(startTime, now)
  if (liveStatus !== 'announced') return start
  const wait = new Date(startTime).getTime() - now.getTime()
  return [start, wait > 0 ? copy.home.liveUpcoming(formatCountdown(wait)) : copy.home.liveSoon].join(' · ')
}
