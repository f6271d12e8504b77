import { fromPromise } from 'xstate'
import { announcementAdminMachine } from '#domain/announcement/announcement-admin.machine.ts'
import { announcementReadersMachine } from '#domain/announcement/announcement-readers.machine.ts'
import { success } from '#domain/kernel/result.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { PeoplePort } from '../people/people.port.ts'
import type { AnnouncementAdminPort, AnnouncementDraftStore } from './announcement-admin.port.ts'

export const provideAnnouncementAdmin = (
  people: PeoplePort,
  port: AnnouncementAdminPort,
  drafts: AnnouncementDraftStore,
) =>
  announcementAdminMachine.provide({
    actors: {
      open: fromPromise(async ({ input: userId, signal }) => {
        const managed = await people.managed(signal)
        if (!managed.ok) return managed
        const { platform, schools } = managed.value
        return success({ scope: { platform, schools }, left: drafts.read({ userId }) })
      }),
      load: fromPromise(({ input, signal }) => orLastPage(input, (page) => port.announcements(page, signal))),
      save: fromPromise(({ input, signal }) => port.save(input, signal)),
      act: fromPromise(({ input: { act, ...seen }, signal }) =>
        act === 'withdraw' ? port.withdraw(seen, signal) : port.remove(seen, signal),
      ),
    },
    actions: {
      keep: (_, { userId, form }) => {
        if (form === null) drafts.forget({ userId })
        else drafts.keep({ userId }, form)
      },
    },
  })

export const provideAnnouncementReaders = (port: AnnouncementAdminPort) =>
  announcementReadersMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.readers({ ...input, page }, signal)),
      ),
    },
  })
