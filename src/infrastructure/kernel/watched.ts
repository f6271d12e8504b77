/** Something that others watch: who begins is told how it is, and then each change. */
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
