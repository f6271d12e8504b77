import { fromPromise } from 'xstate'
import { publishingNoticesMachine } from '#domain/release/publishing-notices.machine.ts'
import type { PublishingNoticePort } from './publishing-notice.port.ts'

export const providePublishingNotices = (port: PublishingNoticePort) =>
  publishingNoticesMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => port.notices(signal)),
      see: fromPromise(({ input, signal }) => port.see(input, signal)),
    },
  })
