import type { UnsavedPlace, WorkCounts } from '#domain/connection/waiting-work.ts'

/** A user's work that is stored in this browser and not on the server yet, of every page. */
export interface StoredWork {
  /** Counts without loading the code of those pages; counts that only an outbox knows are 0. */
  count(userId: number): Promise<WorkCounts>
  /** How many entries of another version of the app could not be read and were set aside. */
  unread(userId: number): number
  /** The pages that save their stored work as soon as they are opened, without duplicates. */
  places(userId: number): readonly UnsavedPlace[]
}
