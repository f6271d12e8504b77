import type {
  AnnouncementAdminPort,
  AnnouncementDraftStore,
} from '#application/announcement/announcement-admin.port.ts'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import { token } from '../tokens.ts'

export const ANNOUNCEMENT_ADMIN_PORT = token<AnnouncementAdminPort>('AnnouncementAdminPort')
export const ANNOUNCEMENT_DRAFT_STORE = token<AnnouncementDraftStore>('AnnouncementDraftStore')
export const ANNOUNCEMENT_ADMIN_LOGIC = token<OfficeLogic['announcementAdmin']>('logic announcementAdmin')
export const ANNOUNCEMENT_READERS_LOGIC =
  token<OfficeLogic['announcementReaders']>('logic announcementReaders')
