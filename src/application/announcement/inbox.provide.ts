import { fromPromise } from 'xstate'
import { inboxMachine } from '#domain/announcement/inbox.machine.ts'
import type { AnnouncementPort } from './announcement.port.ts'

export const provideInbox = (port: AnnouncementPort) =>
  inboxMachine.provide({ actors: { count: fromPromise(({ signal }) => port.unread(signal)) } })
