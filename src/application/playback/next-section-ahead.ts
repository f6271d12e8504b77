import type { ReadSection } from './read-section.ts'

/** On a line that needs longer reading ahead only holds up what is asked for meanwhile; given up before it would be told as slow. */
const MAX_MS = 5000

interface Shown {
  readonly userId: number
  readonly sectionId: number
  /** 0 for none. */
  readonly nextId: number
}

/** Begins for a section that is shown; answers what ends it. */
export type ReadNextAhead = (shown: Shown) => () => void

/** When a page has time. */
export interface PageTime {
  /** Calls once the page has been open for a while and has nothing else to do. */
  readonly whenQuiet: (work: () => void) => void
  /** Calls after so many milliseconds; answers what prevents it. */
  readonly after: (milliseconds: number, work: () => void) => () => void
}

/**
 * The section after the one that is shown is read when the page is quiet, so that it is there without a network (R-connection-5). Once for
 * each user and tab; a section that was shown here is not read again, since what it asked for is kept already.
 */
export const readNextAheadBy = (read: ReadSection, { whenQuiet, after }: PageTime): ReadNextAhead => {
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
      const inTime = after(MAX_MS, leave)
      const forget = () => known.delete(next)
      read(nextId, leaving.signal)
        .then((isWhole) => isWhole || forget(), forget)
        .finally(inTime)
    })
    return leave
  }
}
