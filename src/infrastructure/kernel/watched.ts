/** An observable value: a new watcher gets the present value, then every change. */
interface Watched<T> {
  readonly set: (next: T) => void
  /** Until the returned function is called. */
  readonly watch: (tell: (now: T) => void) => () => void
}

export const makeWatched = <T>(first: T): Watched<T> => {
  const watching = new Set<(now: T) => void>()
  let now = first
  return {
    set: (next) => {
      now = next
      for (const tell of watching) tell(next)
    },
    watch: (tell) => {
      watching.add(tell)
      tell(now)
      return () => watching.delete(tell)
    },
  }
}
