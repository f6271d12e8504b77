import type { AnnouncementPort } from '#application/announcement/announcement.port.ts'
import type { SignedInActors } from '#application/app-actors.ts'
import { token } from '../tokens.ts'

export const ANNOUNCEMENT_PORT = token<AnnouncementPort>('AnnouncementPort')
export const INBOX_ACTOR = token<SignedInActors['inbox']>('actor inbox')
