import type { PublishingNoticePort } from '#application/release/publishing-notice.port.ts'
import type { providePublishingNotices } from '#application/release/publishing-notices.provide.ts'
import { token } from '../tokens.ts'

export const PUBLISHING_NOTICE_PORT = token<PublishingNoticePort>('PublishingNoticePort')
export const PUBLISHING_NOTICES_LOGIC =
  token<ReturnType<typeof providePublishingNotices>>('logic publishingNotices')
