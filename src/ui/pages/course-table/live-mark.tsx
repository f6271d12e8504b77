import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { LiveBadge } from '../../components/live-badge.tsx'

/** What has become of a live lesson by now, as its card says elsewhere; nothing of other contents. */
export const LiveMark = ({ content }: { readonly content: ContentCard }) =>
  content.liveStatus === 'none' ? null : (
    <LiveBadge status={content.liveStatus} cancelled={content.cancelled} />
  )
