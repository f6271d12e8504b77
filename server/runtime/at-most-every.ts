/** Does what it is given once in so long, and leaves out what comes between: a line of the log that comes by the clock would fill it. */
export const atMostEvery = (ms: number, now: () => number = () => performance.now()) => {
  let last = Number.NEGATIVE_INFINITY
  return (act: () => void): void => {
    if (now() - last < ms) return
    last = now()
    act()
  }
}
