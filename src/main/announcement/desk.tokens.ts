import type {
  AnnouncementDeskPort,
  AnnouncementDraftStore,
} from '#application/announcement/announcement-desk.port.ts'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import { token } from '../tokens.ts'

export const ANNOUNCEMENT_DESK_PORT = token<AnnouncementDeskPort>('AnnouncementDeskPort')
export const ANNOUNCEMENT_DRAFT_STORE = token<AnnouncementDraftStore>('AnnouncementDraftStore')
export const ANNOUNCEMENT_DESK_LOGIC = token<OfficeLogic['announcementDesk']>('logic announcementDesk')
export const ANNOUNCEMENT_READERS_LOGIC =
  token<OfficeLogic['announcementReaders']>('logic announcementReaders')
