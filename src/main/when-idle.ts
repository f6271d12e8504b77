/**
 * Idle work starts after this time at the latest, so that early clicks, such as on a star, work; the page has
 * been drawn by then.
 */
const AT_LATEST_MS = 2000

/** The first view has usually been drawn with its data by then. */
const QUIET_MS = 2000

/** Calls `work` when the browser is idle. */
export const whenIdle = (work: () => void): void => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work, 0)
}

/** Calls `work` when the page has been open for a while and the browser is idle. */
export const whenQuiet = (work: () => void): void => {
  setTimeout(() => whenIdle(work), QUIET_MS)
}

/** Calls `work` after a delay; the returned function cancels it. */
export const after = (milliseconds: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
