import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { copy } from '../copy/copy.ts'
import { formatCountdown } from './duration.ts'
import { formatStart } from './moment.ts'

/** When a live course begins or began (nothing of others), and for an announced one that is not called off how long that is from now. */
export const liveNote = (
  { liveStatus, startTime, cancelled }: ContentCard,
  now: Date,
): string | undefined => {
  if (liveStatus === 'none') return undefined
  const start = formatStart(startTime, now)
  if (liveStatus !== 'announced' || cancelled) return start
  const wait = new Date(startTime).getTime() - now.getTime()
  return [start, wait > 0 ? copy.home.liveUpcoming(formatCountdown(wait)) : copy.home.liveSoon].join(' · ')
}
