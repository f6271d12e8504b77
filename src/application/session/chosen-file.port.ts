/** The key of a stored file. */
export interface ChosenFilePlace {
  readonly userId: number
  readonly id: string
}

/**
 * Stores the bytes of files chosen in forms, under the ids that the drafts of the forms contain
 * (R-session-19). Keeps the latest few. Never rejects; a full, forbidden or broken store behaves as empty.
 */
export interface ChosenFileStore {
  keep(place: ChosenFilePlace, content: Blob): Promise<void>
  /** Null if there is no such file. */
  read(place: ChosenFilePlace): Promise<Blob | null>
  forget(place: ChosenFilePlace): Promise<void>
  /**
   * Deletes files of other users (R-session-5), but not those that may be this user's under another id
   * (`isOfAnother`).
   */
  keepOnlyOf(userId: number): Promise<void>
}
