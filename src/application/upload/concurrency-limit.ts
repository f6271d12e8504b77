/** Lets so many through at once, in the order in which they came. */
export const concurrencyLimit = (most: number) => {
  const waiting: (() => void)[] = []
  let free = most

  const next = (): void => {
    if (free === 0) return
    const admit = waiting.shift()
    if (admit === undefined) return
    free -= 1
    admit()
  }

  return {
    /** Calls back when it is this one's turn; what is returned gives the turn, or the place in the queue, to the next. */
    enter(admitted: () => void): () => void {
      let state: 'waiting' | 'through' | 'gone' = 'waiting'
      const admit = () => {
        state = 'through'
        admitted()
      }
      waiting.push(admit)
      next()
      return () => {
        if (state === 'through') free += 1
        if (state === 'waiting') waiting.splice(waiting.indexOf(admit), 1)
        state = 'gone'
        next()
      }
    },
  }
}

export type ConcurrencyLimit = ReturnType<typeof concurrencyLimit>
