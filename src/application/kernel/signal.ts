/** Carries events from adapters to listeners. */
export interface Signal<T> {
  tell(news: T): void
  /** Returns the function that stops listening. */
  listen(listener: (news: T) => void): () => void
}

/** Listeners are called synchronously, in the order of registration, for events after their registration. */
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
