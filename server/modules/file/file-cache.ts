import { LRUCache } from 'lru-cache'
import type { Stopwatch } from '../../runtime/clock.ts'
import type { FileRepository } from './file.repository.ts'

/** A film is asked for in hundreds of parts; how long a file that is taken away may still be named. */
const REMEMBER_MS = 10_000
const MAX = 1_000

const remembering = <T extends object>(find: (id: number) => Promise<T | null>, stopwatch: Stopwatch) => {
  // The cache keeps an entry through the last millisecond of its time.
  const remembered = new LRUCache<number, T>({
    max: MAX,
    ttl: REMEMBER_MS - 1,
    ttlResolution: 0,
    perf: { now: stopwatch },
  })
  return async (id: number): Promise<T | null> => {
    const known = remembered.get(id)
    if (known) return known
    const found = await find(id)
    if (found) remembered.set(id, found)
    return found
  }
}

const SHOWN = {}

/** Whether a content is shown, asked once in a few seconds, not for each part of its films; one that is not is asked for again. */
export const shownContents = (files: Pick<FileRepository, 'isShown'>, stopwatch: Stopwatch) => {
  const find = remembering(async (id) => ((await files.isShown(id)) ? SHOWN : null), stopwatch)
  return async (contentId: number): Promise<boolean> => (await find(contentId)) !== null
}

/** Looks a file up once in a few seconds, not for each of its parts; one that is not there is looked for again. */
export const cacheFiles = (files: FileRepository, stopwatch: Stopwatch): FileRepository => ({
  ...files,
  find: remembering(files.find, stopwatch),
  findStream: remembering(files.findStream, stopwatch),
})
