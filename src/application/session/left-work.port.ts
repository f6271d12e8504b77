/** All data that users leave in this browser: drafts, answers, notes, practices, places. */
export interface LeftWork {
  /**
   * Called when a user signs in: deletes the data of other users before any of it is read (R-session-5),
   * except player settings. `accountId` is the number derived from the account, under which the user's own
   * data are stored if the backend named no user id; null if unknown.
   */
  keepOnlyOf(userId: number, accountId: number | null): void
}
