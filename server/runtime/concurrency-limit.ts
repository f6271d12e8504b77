/** Runs a piece of work in its turn; null when too many wait already. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T | null>

const queueFor = (atOnce: number) => {
  const next: (() => void)[] = []
  let running = 0
  const enter = async () => {
    if (running < atOnce) running += 1
    else await new Promise<void>((turn) => next.push(turn))
  }
  const leave = () => {
    const turn = next.shift()
    if (turn) turn()
    else running -= 1
  }
  return {
    isFull: (waiting: number): boolean => running >= atOnce && next.length >= waiting,
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
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
