import { ContainerModule } from 'inversify'
import {
  provideAnnouncementDesk,
  provideAnnouncementReaders,
} from '#application/announcement/announcement-desk.provide.ts'
import { PEOPLE_PORT } from '../people/tokens.ts'
import {
  ANNOUNCEMENT_DESK_LOGIC,
  ANNOUNCEMENT_DESK_PORT,
  ANNOUNCEMENT_DRAFT_STORE,
  ANNOUNCEMENT_READERS_LOGIC,
} from './desk.tokens.ts'

export const announcementDeskModule = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_DESK_LOGIC).toResolvedValue(provideAnnouncementDesk, [
    PEOPLE_PORT,
    ANNOUNCEMENT_DESK_PORT,
    ANNOUNCEMENT_DRAFT_STORE,
  ])
  bind(ANNOUNCEMENT_READERS_LOGIC).toResolvedValue(provideAnnouncementReaders, [ANNOUNCEMENT_DESK_PORT])
})
