/** A kind of work that was left unsent or undone, and what goes on with it once it is opened. */
interface LeftBehind {
  readonly isThere: () => boolean
  readonly open: () => Promise<unknown>
}

/**
 * Work that was written or edited without a connection, and uploads that are not done, go on as soon as their user is signed in, whatever
 * page is open. What cannot be opened now is opened by the next page that needs it.
 */
export const goOnWith = (left: readonly LeftBehind[]): void => {
  for (const { isThere, open } of left) if (isThere()) void open().catch(() => undefined)
}
