import './live-badge.css'
import type { LiveStatus } from '#domain/catalogue/content-card.ts'
import { copy } from '../copy/copy.ts'

/** 直播中, 预告, 回放 or 已结束; red only while it is running. */
export const LiveBadge = ({ status }: { status: LiveStatus }) => (
  <span className="live-badge" data-status={status}>
    {copy.card.liveStatus[status]}
  </span>
)
