import type { UnsavedPlace, WorkCounts } from '#domain/connection/waiting-work.ts'

/** What of a user lies in this browser and is not with the server, whatever page left it. */
export interface StoredWork {
  /** Told without the code of those pages; what only an outbox knows is 0. */
  count(userId: number): Promise<WorkCounts>
  /** How many things of an earlier version this one could not read: they are set aside. */
  unread(userId: number): number
  /** Where the pages are that save their own when they are opened; each once. */
  places(userId: number): readonly UnsavedPlace[]
}
