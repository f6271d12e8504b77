import type { PageLogic } from '#application/app-actors.ts'
import type { LiveNoticePort } from '#application/live/live-notice.port.ts'
import { token } from '../tokens.ts'

export const LIVE_NOTICE_PORT = token<LiveNoticePort>('LiveNoticePort')
export const LIVE_NOTICES_LOGIC = token<PageLogic['liveNotices']>('logic liveNotices')
