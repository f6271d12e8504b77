/** Work that waits begins after this time at the latest: the page has been drawn by then, and what is pressed first, a star say, works. */
const AT_LATEST_MS = 2000

/** What is seen first has been drawn and answered by then. */
const QUIET_MS = 2000

/** Calls when the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work, 0)
}

/** For work that can wait: when the page has been open for a while and the browser is idle. */
export const whenQuiet = (work: () => void): void => {
  setTimeout(() => whenIdle(work), QUIET_MS)
}

/** Calls after so many milliseconds; answers what prevents it. */
export const after = (milliseconds: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
