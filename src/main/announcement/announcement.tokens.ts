import type { provideAnnouncements } from '#application/announcement/announcement.provide.ts'
import { token } from '../tokens.ts'

export const ANNOUNCEMENTS_LOGIC = token<ReturnType<typeof provideAnnouncements>>('logic announcements')
