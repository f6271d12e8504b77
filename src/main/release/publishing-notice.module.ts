import { ContainerModule } from 'inversify'
import { providePublishingNotices } from '#application/release/publishing-notices.provide.ts'
import { PUBLISHING_NOTICE_PORT, PUBLISHING_NOTICES_LOGIC } from './publishing-notice.tokens.ts'

export const publishingNoticeModule = new ContainerModule(({ bind }) => {
  bind(PUBLISHING_NOTICES_LOGIC).toResolvedValue(providePublishingNotices, [PUBLISHING_NOTICE_PORT])
})
