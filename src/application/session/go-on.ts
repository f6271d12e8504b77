/** A kind of unsent or unfinished work, and the function that loads the code to resume it. */
interface LeftBehind {
  readonly isThere: () => boolean
  readonly open: () => Promise<unknown>
}

/**
 * Resumes offline work and unfinished uploads as soon as their user is signed in, on any page. If the code
 * cannot be loaded now, the next page that needs it loads it.
 */
export const goOnWith = (left: readonly LeftBehind[]): void => {
  for (const { isThere, open } of left) if (isThere()) void open().catch(() => undefined)
}
