import type { ReadSection } from './read-section.ts'

/**
 * Reading ahead is aborted after this: on a slower network it would delay other requests, and later it would
 * be reported as slow.
 */
const MAX_MS = 5000

interface Shown {
  readonly userId: number
  readonly sectionId: number
  /** 0 if there is no next section. */
  readonly nextId: number
}

/** Starts reading ahead for the shown section; the returned function stops it. */
export type ReadNextAhead = (shown: Shown) => () => void

/** Schedules work of low priority. */
export interface PageTime {
  /** Calls `work` once the page has been open for a while and is idle. */
  readonly whenQuiet: (work: () => void) => void
  /** Calls `work` after a delay; the returned function cancels it. */
  readonly after: (milliseconds: number, work: () => void) => () => void
}

/**
 * Reads the section after the shown one when the page is idle, so that it can be opened offline
 * (R-connection-5). Once per section, user and tab; a section that was shown here is skipped, since its
 * answers are kept already.
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
