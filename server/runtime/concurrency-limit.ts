/** Runs a piece of work in its turn; null when too many wait already. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T | null>

/** Lets `atOnce` pieces of work run together and `waiting` more wait for their turn. */
export const concurrencyLimit = (atOnce: number, waiting: number): ConcurrencyLimit => {
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
  return async (work) => {
    if (running >= atOnce && next.length >= waiting) return null
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
