import type { LiveNoticePort } from '#application/live/live-notice.port.ts'
import type { provideLiveNotices } from '#application/live/live-notices.provide.ts'
import { token } from '../tokens.ts'

export const LIVE_NOTICE_PORT = token<LiveNoticePort>('LiveNoticePort')
export const LIVE_NOTICES_LOGIC = token<ReturnType<typeof provideLiveNotices>>('logic liveNotices')
