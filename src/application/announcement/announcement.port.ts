import type { Announcement, ReadAnnouncements, UnreadNotices } from '#domain/announcement/announcement.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The notices of the user. R-announcement-2. */
export interface AnnouncementPort {
  /** How much of now is unread. */
  unread(signal: AbortSignal): Promise<Result<UnreadNotices, Failure>>
  /** Those of now, those on top first, then the newest; pages count from 1. */
  announcements(page: number, signal: AbortSignal): Promise<Result<Page<Announcement>, Failure>>
  /** These are read from now on; answers how many announcements are unread still. */
  read(which: ReadAnnouncements, signal: AbortSignal): Promise<Result<number, Failure>>
}
