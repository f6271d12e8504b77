import './live-badge.css'
import type { LiveStatus } from '#domain/catalogue/content-card.ts'
import { copy } from '../copy/copy.ts'

/** 直播中, 预告, 回放 or 已结束; red only while it is running. A session that was called off says 已取消 whatever its time. */
export const LiveBadge = ({ status, cancelled = false }: { status: LiveStatus; cancelled?: boolean }) => (
  <span className="live-badge" data-status={cancelled ? 'cancelled' : status}>
    {cancelled ? copy.card.liveCancelled : copy.card.liveStatus[status]}
  </span>
)
