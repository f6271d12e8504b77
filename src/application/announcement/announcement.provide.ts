import { fromPromise } from 'xstate'
import { announcementsMachine } from '#domain/announcement/announcements.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { AnnouncementPort } from './announcement.port.ts'

export const provideAnnouncements = (port: AnnouncementPort) =>
  announcementsMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => orLastPage(input, (page) => port.announcements(page, signal))),
      tell: fromPromise(({ input, signal }) => port.read(input, signal)),
    },
  })
