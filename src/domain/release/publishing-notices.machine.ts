import { createNotices } from '../kernel/notices.machine.ts'
import type { PublishingNotice } from './publishing-notice.ts'

/** What others decided about what one published. R-resource-4. */
export const publishingNoticesMachine = createNotices<PublishingNotice>('publishingNotices')
