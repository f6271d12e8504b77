import { ContainerModule } from 'inversify'
import {
  provideAnnouncementAdmin,
  provideAnnouncementReaders,
} from '#application/announcement/announcement-admin.provide.ts'
import { PEOPLE_PORT } from '../people/tokens.ts'
import {
  ANNOUNCEMENT_ADMIN_LOGIC,
  ANNOUNCEMENT_ADMIN_PORT,
  ANNOUNCEMENT_DRAFT_STORE,
  ANNOUNCEMENT_READERS_LOGIC,
} from './admin.tokens.ts'

export const announcementAdminModule = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_ADMIN_LOGIC).toResolvedValue(provideAnnouncementAdmin, [
    PEOPLE_PORT,
    ANNOUNCEMENT_ADMIN_PORT,
    ANNOUNCEMENT_DRAFT_STORE,
  ])
  bind(ANNOUNCEMENT_READERS_LOGIC).toResolvedValue(provideAnnouncementReaders, [ANNOUNCEMENT_ADMIN_PORT])
})
