import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** Runs one piece of work at a time. Of those that wait only the latest is run; the others resolve to null. */
export const latestOnlyLimit = (): ConcurrencyLimit => {
  let isBusy = false
  let waiting: ((isTurn: boolean) => void) | null = null
  return async (work) => {
    if (isBusy) {
      waiting?.(false)
      const isTurn = await new Promise<boolean>((turn) => {
        waiting = turn
      })
      if (!isTurn) return null
    }
    isBusy = true
    try {
      return await work()
    } finally {
      const next = waiting
      waiting = null
      if (next === null) isBusy = false
      else next(true)
    }
  }
}
