/**
 * Where unsent items outlive the page, its crash and an expiry; shared by all tabs. Never rejects: where nothing can be kept
 * nothing is, and items live as long as the page. R-learning-3, R-question-2.
 */
export interface OutboxStore<Item> {
  /** Merges items into what is kept; one that is there already is not there twice. */
  keep(items: readonly Item[]): Promise<void>
  /** Oldest first. */
  read(userId: number): Promise<readonly Item[]>
  /** Removes what these say; what was put since stays. */
  crossOut(items: readonly Item[]): Promise<void>
  /** Deletes what other users left (R-session-5); what may be this user's own under another id stays (`isOfAnother`). */
  keepOnlyOf(userId: number): Promise<void>
}
