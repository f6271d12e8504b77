import { close, fstat, open } from 'node:fs'
import { promisify } from 'node:util'

const openFile = promisify(open)
const statOpen = promisify(fstat)

/** A film's next part is asked for within moments; what is taken away or replaced is noticed after as long. */
const KEEP_MS = 5_000
const MAX = 256

/** An open file, whose reader says when it has done with it. */
export interface OpenFile {
  readonly fd: number
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly modifiedMs: number
  release(): void
}

interface Kept {
  readonly opened: Promise<{ readonly fd: number; readonly size: number; readonly modifiedMs: number }>
  /** After this moment new readers open it anew. */
  readonly until: number
  readers: number
}

/**
 * Files kept open for a moment. Opening, measuring and closing are three errands to Node's threads beside the one that
 * reads, and at a small part they cost more than it does.
 */
export const openFiles = () => {
  const kept = new Map<string, Kept>()
  const shut = ({ opened }: Kept): void => {
    opened.then(
      ({ fd }) => close(fd, () => undefined),
      () => undefined,
    )
  }
  const drop = (place: string, file: Kept): void => {
    if (kept.get(place) === file) kept.delete(place)
    if (file.readers === 0) shut(file)
  }
  const openAt = async (place: string): ReturnType<() => Kept['opened']> => {
    const fd = await openFile(place, 'r')
    const { size, mtimeMs } = await statOpen(fd)
    return { fd, size, modifiedMs: mtimeMs }
  }
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [place, file] of kept) if (file.until <= now) drop(place, file)
  }, KEEP_MS).unref()

  const find = (place: string): Kept => {
    const now = performance.now()
    const known = kept.get(place)
    if (known && known.until > now) return known
    if (known) drop(place, known)
    const [oldest] = kept
    if (oldest && kept.size >= MAX) drop(...oldest)
    const file: Kept = { opened: openAt(place), until: now + KEEP_MS, readers: 0 }
    kept.set(place, file)
    return file
  }

  return {
    /** Rejects as the file system does for what cannot be opened; that is tried again at the next call. */
    async open(place: string): Promise<OpenFile> {
      const file = find(place)
      file.readers += 1
      let released = false
      const release = (): void => {
        if (released) return
        released = true
        file.readers -= 1
        if (file.readers === 0 && kept.get(place) !== file) shut(file)
      }
      try {
        return { ...(await file.opened), release }
      } catch (error) {
        kept.delete(place)
        release()
        throw error
      }
    },

    /** Closes every file that is not being read any more. */
    close(): void {
      clearInterval(sweep)
      for (const [place, file] of kept) drop(place, file)
    },
  }
}

export type OpenFiles = ReturnType<typeof openFiles>
