/**
 * Stores unsent items through a reload, a crash and an expiry; shared by all tabs. Never rejects: if the
 * browser cannot store them, items live as long as the page. R-learning-3, R-question-2.
 */
export interface OutboxStore<Item> {
  /** Merges items into the stored ones, without duplicates. */
  keep(items: readonly Item[]): Promise<void>
  /** The stored items of a user, oldest first. */
  read(userId: number): Promise<readonly Item[]>
  /** Removes exactly these acknowledged items; anything stored since for the same subject stays. */
  crossOut(items: readonly Item[]): Promise<void>
  /**
   * Deletes items of other users (R-session-5), but not those that may be this user's under another id
   * (`isOfAnother`).
   */
  keepOnlyOf(userId: number): Promise<void>
}
