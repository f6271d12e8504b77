import type { Announcement, ReadAnnouncements, UnreadNotices } from '#domain/announcement/announcement.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The announcements and notices that the user receives. R-announcement-2. */
export interface AnnouncementPort {
  /** How many current announcements and notices are unread. */
  unread(signal: AbortSignal): Promise<Result<UnreadNotices, Failure>>
  /** The current announcements: pinned ones first, then newest first; pages count from 1. */
  announcements(page: number, signal: AbortSignal): Promise<Result<Page<Announcement>, Failure>>
  /** Marks announcements as read; answers how many are still unread. */
  read(which: ReadAnnouncements, signal: AbortSignal): Promise<Result<number, Failure>>
}
