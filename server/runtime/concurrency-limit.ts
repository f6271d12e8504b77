/** Runs work in its turn; null where it may not wait. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T | null>

const queueFor = (atOnce: number) => {
  /** In their order. */
  const next = new Set<() => void>()
  let running = 0
  const turn = () => new Promise<void>((take) => next.add(take))
  /** Whether the turn came in so many milliseconds. */
  const turnWithin = (patienceMs: number) =>
    new Promise<boolean>((resolve) => {
      const take = () => {
        clearTimeout(late)
        resolve(true)
      }
      const late = setTimeout(() => {
        next.delete(take)
        resolve(false)
      }, patienceMs)
      next.add(take)
    })
  const leave = () => {
    const [take] = next
    if (take === undefined) running -= 1
    else {
      next.delete(take)
      take()
    }
  }
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } finally {
      leave()
    }
  }
  /** Whether there was a place. */
  const enterNow = (): boolean => {
    if (running >= atOnce) return false
    running += 1
    return true
  }
  return {
    isFull: (waiting: number): boolean => running >= atOnce && next.size >= waiting,
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      if (!enterNow()) await turn()
      return during(work)
    },
    runWithin: async <T>(patienceMs: number, work: () => Promise<T>): Promise<T | null> =>
      enterNow() || (await turnWithin(patienceMs)) ? during(work) : null,
  }
}

/** Lets `atOnce` pieces of work run together, and all others wait for their turn. */
export const someAtOnce = (atOnce: number): (<T>(work: () => Promise<T>) => Promise<T>) =>
  queueFor(atOnce).run

/** Lets `atOnce` pieces of work run together and `waiting` more wait for their turn. */
export const concurrencyLimit = (atOnce: number, waiting: number): ConcurrencyLimit => {
  const { isFull, run } = queueFor(atOnce)
  return async (work) => (isFull(waiting) ? null : run(work))
}

/** Lets `atOnce` pieces of work run together; others wait for their turn, and for no more than `patienceMs`. */
export const timedLimit = (atOnce: number, patienceMs: number): ConcurrencyLimit => {
  const { runWithin } = queueFor(atOnce)
  return (work) => runWithin(patienceMs, work)
}
