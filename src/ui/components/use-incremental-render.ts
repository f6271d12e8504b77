import { startTransition, useEffect, useState } from 'react'

/**
 * Counts from `first` to `count`, one further each time what was drawn has been painted: how many parts of a long page are to
 * be drawn by now. Drawn all at once they would keep a phone from answering for half a second; what is on its way has
 * its place kept by the caller. Goes on below the visible part, so that nothing is missing from a printout or a search.
 */
export const useIncrementalRender = (count: number, first = 0): number => {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn >= count) return
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    return () => clearTimeout(next)
  }, [drawn, count])
  return Math.min(drawn, count)
}
