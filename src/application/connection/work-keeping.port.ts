/** How the browser keeps what somebody makes, and what is asked of it and of who leaves the page. */
export interface WorkKeepingPort {
  /** Tells at once, and with each change, whether some of it lies in this page alone, until the returned function is called. */
  watch(tell: (isUnkept: boolean) => void): () => void
  /** Tries once more to keep what the browser did not take. */
  retry(): void
  /** Before the page is left the browser asks, where something still lies in it alone; until the returned function is called. */
  askBeforeLeaving(): () => void
  /** Asks the browser not to clear what lies in it by itself. Resolves whatever it says, and asks seldom: some browsers ask the person. */
  persist(): Promise<void>
}
