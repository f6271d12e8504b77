/** What people leave in this browser, of every feature: drafts, answers, notes, practices, places. */
export interface LeftWork {
  /**
   * A user signed in: what others left is deleted, before anything of it is fetched (R-session-5). How each likes to watch stays. `accountId`: the
   * number of the account that signed in, by which its own is known where an answer left the user's id out; null where it was not kept.
   */
  keepOnlyOf(userId: number, accountId: number | null): void
}
