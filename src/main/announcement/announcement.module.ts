import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideAnnouncements, provideInbox } from '#application/announcement/announcement.provide.ts'
import { ANNOUNCEMENT_PORT, ANNOUNCEMENTS_LOGIC, INBOX_ACTOR } from './tokens.ts'

export const announcementModule = new ContainerModule(({ bind }) => {
  bind(INBOX_ACTOR)
    .toResolvedValue((port) => createActor(provideInbox(port)), [ANNOUNCEMENT_PORT])
    .inSingletonScope()
  bind(ANNOUNCEMENTS_LOGIC).toResolvedValue(provideAnnouncements, [ANNOUNCEMENT_PORT])
})
