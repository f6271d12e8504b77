import { fromPromise } from 'xstate'
import { liveNoticesMachine } from '#domain/live/live-notices.machine.ts'
import type { LiveNoticePort } from './live-notice.port.ts'

export const provideLiveNotices = (port: LiveNoticePort) =>
  liveNoticesMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => port.notices(signal)),
      see: fromPromise(({ input, signal }) => port.see(input, signal)),
    },
  })
