import { createNotices } from '../kernel/notices.machine.ts'
import type { LiveNotice } from './live-notice.ts'

/** Notices about changes of reserved lessons. R-live-6. */
export const liveNoticesMachine = createNotices<LiveNotice>('liveNotices')
