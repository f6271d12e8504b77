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

/** Notices, for administrators of schools and of the platform; forbidden for everybody else. R-announcement-1. */
export interface AnnouncementAdminPort {
  /** Those that the user administers, the newest first; pages count from 1. */
  announcements(page: number, signal: AbortSignal): Promise<Result<Page<ManagedAnnouncement>, Failure>>
  /** A conflict where somebody changed it meanwhile; missing where it is gone or another school's. */
  save(saved: SavedAnnouncement, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Conflict and missing as for `save`; a conflict for one that is not published. */
  withdraw(seen: SeenAnnouncement, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Conflict and missing as for `save`; a conflict for one that is published. */
  remove(seen: SeenAnnouncement, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Who has read it, the latest first, or who has not, by name. */
  readers(query: ReadersQuery, signal: AbortSignal): Promise<Result<Page<AnnouncementReader>, Failure>>
}

/** What was typed of a notice and is not saved yet, in this browser. R-announcement-1. */
export type AnnouncementDraftStore = DraftStore<AnnouncementDraftPlace, AnnouncementForm>
