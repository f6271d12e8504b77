/** R-session-8: of all tabs of one browser one keeps the session alive. */
export interface TabLeadership {
  /** Calls back once when this tab leads; the returned function gives up the lead or the wish for it. */
  lead(elected: () => void): () => void
}
