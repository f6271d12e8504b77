import { close, fstat, open } from 'node:fs'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'

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
  readers: number
  /** New readers open it anew; the last of the old ones closes it. */
  isDropped: boolean
}

const openAt = async (place: string): ReturnType<() => Kept['opened']> => {
  const fd = await openFile(place, 'r')
  const { size, mtimeMs } = await statOpen(fd)
  return { fd, size, modifiedMs: mtimeMs }
}

const shut = ({ opened }: Kept): void => {
  opened.then(
    ({ fd }) => close(fd),
    () => undefined,
  )
}

/**
 * Files kept open for a moment. Opening, measuring and closing are three errands to Node's threads beside the one that
 * reads, and at a small part they cost more than it does.
 */
export const openFiles = () => {
  const kept = new LRUCache<string, Kept>({
    max: MAX,
    // The cache keeps an entry through the last millisecond of its time.
    ttl: KEEP_MS - 1,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    dispose: (file) => {
      file.isDropped = true
      if (file.readers === 0) shut(file)
    },
  })
  const sweep = setInterval(() => kept.purgeStale(), KEEP_MS).unref()

  const find = (place: string): Kept => {
    const known = kept.get(place)
    if (known) return known
    const file: Kept = { opened: openAt(place), readers: 0, isDropped: false }
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
        if (file.readers === 0 && file.isDropped) shut(file)
      }
      try {
        return { ...(await file.opened), release }
      } catch (error) {
        if (kept.peek(place) === file) kept.delete(place)
        release()
        throw error
      }
    },

    /** Closes every file that is not being read any more. */
    close(): void {
      clearInterval(sweep)
      kept.clear()
    },
  }
}

export type OpenFiles = ReturnType<typeof openFiles>
