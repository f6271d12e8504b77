import { ContainerModule } from 'inversify'
import { provideLiveNotices } from '#application/live/live-notices.provide.ts'
import { LIVE_NOTICE_PORT, LIVE_NOTICES_LOGIC } from './live-notice.tokens.ts'

export const liveNoticeModule = new ContainerModule(({ bind }) => {
  bind(LIVE_NOTICES_LOGIC).toResolvedValue(provideLiveNotices, [LIVE_NOTICE_PORT])
})
