/** Long enough for a page to be drawn, short enough for a star to be pressed when it is seen. */
const AT_LATEST_MS = 2000

/** What is seen first has been drawn and answered by then. */
const QUIET_MS = 2000

/** Calls when the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  // Not every browser of a school has it.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work, 0)
}

/** For work that can wait: when the page has been open for a while and the browser is idle. */
export const whenQuiet = (work: () => void): void => {
  setTimeout(() => whenIdle(work), QUIET_MS)
}
