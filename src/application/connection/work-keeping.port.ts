/**
 * Guards work that is not on the server yet against a full store, a closed page and a clean-up by the
 * browser.
 */
export interface WorkKeepingPort {
  /**
   * Reports at once and on every change whether some work exists in this page's memory alone, until the
   * returned function is called.
   */
  watch(tell: (isUnkept: boolean) => void): () => void
  /** Tries again to store the work that the browser refused. */
  retry(): void
  /**
   * Has the browser ask for confirmation before the page is left while work exists in it alone, until the
   * returned function is called.
   */
  askBeforeLeaving(): () => void
  /**
   * Requests persistent storage. Resolves whatever the browser answers; asks rarely, because some browsers
   * show a prompt.
   */
  persist(): Promise<void>
}
