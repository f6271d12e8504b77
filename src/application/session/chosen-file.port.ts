/** Where the bytes of one file lie. */
export interface ChosenFilePlace {
  readonly userId: number
  readonly id: string
}

/**
 * Bytes of files that were chosen in forms, under the ids by which the drafts of those forms name them (R-session-19). The latest few are
 * kept; full, forbidden or broken it is empty. Never rejects.
 */
export interface ChosenFileStore {
  keep(place: ChosenFilePlace, content: Blob): Promise<void>
  /** Null where it is not there. */
  read(place: ChosenFilePlace): Promise<Blob | null>
  forget(place: ChosenFilePlace): Promise<void>
  /** Deletes what belongs to anybody else (R-session-5); what may be this user's under another id stays (`isOfAnother`). */
  keepOnlyOf(userId: number): Promise<void>
}
