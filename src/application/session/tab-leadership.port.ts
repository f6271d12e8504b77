/** Elects, of all tabs of a browser, the one that keeps the session alive (R-session-8). */
export interface TabLeadership {
  /**
   * Runs for leadership. `elected` is called when this tab becomes leader, `passed` when it is frozen and
   * loses the lead; after waking it runs again. The returned function resigns, or withdraws the candidacy.
   */
  lead(elected: () => void, passed: () => void): () => void
}
