import type { Clock } from '../../runtime/clock.ts'
import type { FileRepository } from './file.repository.ts'

/** A film is asked for in hundreds of parts; how long a file that is taken away may still be named. */
const REMEMBER_MS = 10_000
const MAX = 1_000

const remembering = <T>(find: (id: number) => Promise<T | null>, clock: Clock) => {
  const remembered = new Map<number, { readonly found: T; readonly until: number }>()
  return async (id: number): Promise<T | null> => {
    const now = clock().getTime()
    const known = remembered.get(id)
    if (known && now < known.until) return known.found
    const found = await find(id)
    if (remembered.size >= MAX) remembered.clear()
    if (found) remembered.set(id, { found, until: now + REMEMBER_MS })
    else remembered.delete(id)
    return found
  }
}

/** Looks a file up once in a few seconds, not for each of its parts; one that is not there is looked for again. */
export const cacheFiles = (files: FileRepository, clock: Clock): FileRepository => ({
  ...files,
  find: remembering(files.find, clock),
  findStream: remembering(files.findStream, clock),
})
