import type { ReadSection } from '#application/playback/read-section.ts'
import { whenQuiet } from '../when-idle.ts'

/** A line that needs longer has better things to do; what takes eight seconds would be told. */
const MAX_MS = 5000

interface Shown {
  readonly userId: number
  readonly sectionId: number
  /** 0 for none. */
  readonly nextId: number
}

/** Begins for a section that is shown; answers what ends it. */
export type ReadAhead = (shown: Shown) => () => void

/**
 * The section after the one that is shown is read when the page is quiet, so that it is there without a network. R-connection-5. Once for each
 * user and tab, and nothing of what was shown here: that is kept already.
 */
export const readAheadBy = (read: ReadSection): ReadAhead => {
  const known = new Set<string>()
  return ({ userId, sectionId, nextId }) => {
    const nameOf = (id: number) => `${userId} ${id}`
    known.add(nameOf(sectionId))
    const next = nameOf(nextId)
    const leaving = new AbortController()
    const leave = () => leaving.abort()
    whenQuiet(() => {
      if (nextId === 0 || known.has(next) || leaving.signal.aborted) return
      known.add(next)
      const late = setTimeout(leave, MAX_MS)
      const forget = () => known.delete(next)
      read(nextId, leaving.signal)
        .then((isWhole) => isWhole || forget(), forget)
        .finally(() => clearTimeout(late))
    })
    return leave
  }
}
