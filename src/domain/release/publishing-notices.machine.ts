import { createNotices } from '../kernel/notices.machine.ts'
import type { PublishingNotice } from './publishing-notice.ts'

/** Notices about decisions of others on the user's publications. R-resource-4. */
export const publishingNoticesMachine = createNotices<PublishingNotice>('publishingNotices')
