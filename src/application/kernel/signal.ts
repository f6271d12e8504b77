/** Carries news from whatever adapter heard it to whoever listens. */
export interface Signal<T> {
  tell(news: T): void
  /** Answers what ends it. */
  listen(listener: (news: T) => void): () => void
}

/** Whoever listens hears what is told from then on, at once and in the order of listening. */
export const makeSignal = <T>(): Signal<T> => {
  const listeners = new Set<(news: T) => void>()
  return {
    tell: (news) => {
      for (const listener of listeners) listener(news)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
