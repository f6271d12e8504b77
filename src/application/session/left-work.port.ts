/** What people leave in this browser, of every feature: drafts, answers, notes, practices, places. */
export interface LeftWork {
  /** A user signed in: what others left is deleted, before anything of it is fetched (R-session-5). How each likes to watch stays. */
  keepOnlyOf(userId: number): void
}
