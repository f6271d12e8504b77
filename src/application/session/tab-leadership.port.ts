/** R-session-8: of all tabs of one browser one keeps the session alive. */
export interface TabLeadership {
  /**
   * Calls back when this tab leads, and when it falls asleep and leaves the lead to another: it asks again when it wakes. The returned
   * function gives up the lead or the wish for it.
   */
  lead(elected: () => void, passed: () => void): () => void
}
