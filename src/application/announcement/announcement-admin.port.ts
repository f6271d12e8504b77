import type { SavedAnnouncement } from '#domain/announcement/announcement-admin.setup.ts'
import type { AnnouncementReader, ReadersQuery } from '#domain/announcement/announcement-readers.machine.ts'
import type {
  AnnouncementDraftPlace,
  AnnouncementForm,
  ManagedAnnouncement,
  SeenAnnouncement,
} from '#domain/announcement/managed-announcement.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/**
 * Announcements, for administrators of schools and of the platform; `forbidden` for everybody else.
 * R-announcement-1.
 */
export interface AnnouncementAdminPort {
  /** The announcements that the user administers, newest first; pages count from 1. */
  announcements(page: number, signal: AbortSignal): Promise<Result<Page<ManagedAnnouncement>, Failure>>
  /**
   * Fails with `conflict` if somebody else changed the announcement since it was read, `missing` if it is
   * gone or belongs to another school.
   */
  save(saved: SavedAnnouncement, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Fails as `save`, and with `conflict` if the announcement is not published. */
  withdraw(seen: SeenAnnouncement, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Fails as `save`, and with `conflict` if the announcement is published. */
  remove(seen: SeenAnnouncement, signal: AbortSignal): Promise<Result<true, Failure>>
  /** The people who have read an announcement (latest reading first), or those who have not (by name). */
  readers(query: ReadersQuery, signal: AbortSignal): Promise<Result<Page<AnnouncementReader>, Failure>>
}

/** Announcements as typed in this browser and not saved on the server yet. R-announcement-1. */
export type AnnouncementDraftStore = DraftStore<AnnouncementDraftPlace, AnnouncementForm>
