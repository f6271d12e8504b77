import { ContainerModule } from 'inversify'
import { provideAnnouncements } from '#application/announcement/announcement.provide.ts'
import { ANNOUNCEMENTS_LOGIC } from './announcement.tokens.ts'
import { ANNOUNCEMENT_PORT } from './tokens.ts'

export const announcementModule = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENTS_LOGIC).toResolvedValue(provideAnnouncements, [ANNOUNCEMENT_PORT])
})
