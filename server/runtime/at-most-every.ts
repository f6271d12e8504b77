/** Throttles a function: calls within the interval are dropped, so that repeated messages do not fill the log. */
export const atMostEvery = (ms: number, now: () => number = () => performance.now()) => {
  let last = Number.NEGATIVE_INFINITY
  return (act: () => void): void => {
    if (now() - last < ms) return
    last = now()
    act()
  }
}
