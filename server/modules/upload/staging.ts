import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unavailabilityOf } from '../../db/unavailable.ts'
import { minorGc } from '../../runtime/minor-gc.ts'
import type { Storage } from '../../storage/storage.ts'

const FOLDER = 'uploads'

/** Small pieces of the network are written together: so much at once. */
const WRITE_BYTES = 1024 * 1024

/** Hashes that go on where the last part ended; more uploads at once are hashed again from the disk at their end. */
const MAX_HASHES = 64

interface Running {
  readonly hash: Hash
  /** Bytes that went into it. */
  readonly at: number
}

/** The bytes cannot be written, since there is no room for them. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException | null)?.code))

const isUnwritable = (error: unknown): boolean => unavailabilityOf(error) === 'unwritable'

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT'

/** Joins small chunks to larger writes; when the source fails, what arrived before is passed on first, then its error. */
async function* gathered(source: AsyncIterable<Buffer>): AsyncGenerator<readonly Buffer[]> {
  let waiting: Buffer[] = []
  let bytes = 0
  let broken: { readonly error: unknown } | null = null
  try {
    for await (const chunk of source) {
      waiting.push(chunk)
      bytes += chunk.length
      if (bytes < WRITE_BYTES) continue
      yield waiting
      waiting = []
      bytes = 0
    }
  } catch (error) {
    broken = { error }
  }
  if (bytes > 0) yield waiting
  if (broken !== null) throw broken.error
}

const writeAll = async (file: FileHandle, chunks: readonly Buffer[], at: number): Promise<number> => {
  const { bytesWritten } = await file.writev([...chunks], at)
  if (bytesWritten !== chunks.reduce((sum, { length }) => sum + length, 0))
    throw new DiskFull('a part was written that is shorter than what was sent')
  return bytesWritten
}

/**
 * Where the bytes of uploads lie until they are whole: a file for each in the data store, written from where its owner
 * left off. What was not said to be safe is written over.
 */
export const staging = (storage: Storage) => {
  const running = new Map<string, Running>()
  const gc = minorGc()
  const placeOf = (id: string) => storage.locate('data', join(FOLDER, id))
  const folder = dirname(placeOf('any'))

  const hashUpTo = async (id: string, end: number): Promise<Hash> => {
    const known = running.get(id)
    running.delete(id)
    if (known?.at === end) return known.hash
    const hash = createHash('sha256')
    if (end > 0)
      for await (const chunk of createReadStream(placeOf(id), { end: end - 1, highWaterMark: WRITE_BYTES }))
        hash.update(chunk as Buffer)
    return hash
  }

  /** The hash goes on only where it is at hand: a part is not held up by the reading of all that came before it. */
  const goOnHashing = (id: string, at: number): Hash | null => {
    const known = running.get(id)
    running.delete(id)
    if (at === 0) return createHash('sha256')
    return known?.at === at ? known.hash : null
  }

  const remove = async (id: string): Promise<void> => {
    running.delete(id)
    await rm(placeOf(id), { force: true })
  }

  return {
    placeOf,
    remove,

    /** Bytes that the disk has room for. */
    async freeBytes(): Promise<number> {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },

    async begin(id: string): Promise<void> {
      await mkdir(folder, { recursive: true })
      await (await open(placeOf(id), 'wx', 0o600)).close()
    },

    /** Bytes that lie there; null when there is nothing. */
    async sizeOf(id: string): Promise<number | null> {
      try {
        return (await stat(placeOf(id))).size
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },

    /**
     * Writes what comes at `at` and answers how far the file then is, once that is safe on the disk, also when the source
     * breaks. Rejects with DiskFull, and leaves nothing of the upload then; a disk that takes no writes keeps what was safe.
     */
    async append(id: string, at: number, source: AsyncIterable<Buffer>): Promise<number> {
      const hash = goOnHashing(id, at)
      const file = await open(placeOf(id), 'r+')
      let end = at
      let broken: unknown = null
      try {
        for await (const chunks of gathered(source)) {
          const written = writeAll(file, chunks, end)
          for (const chunk of chunks) hash?.update(chunk)
          const bytes = await written
          end += bytes
          gc.passed(bytes)
        }
      } catch (error) {
        broken = error
      }
      try {
        if (isFull(broken) || broken instanceof DiskFull || isUnwritable(broken)) throw broken
        await file.datasync()
      } catch (error) {
        await file.close()
        // An open file fails without its name.
        if (isUnwritable(error)) throw Object.assign(error as Error, { path: placeOf(id) })
        await remove(id)
        throw isFull(error) ? new DiskFull('the disk is full') : error
      }
      await file.close()
      if (hash && broken === null) running.set(id, { hash, at: end })
      const [oldest] = running.keys()
      if (running.size > MAX_HASHES && oldest !== undefined) running.delete(oldest)
      return end
    },

    /** SHA-256 of the first `size` bytes, which are all. */
    hashOf: async (id: string, size: number): Promise<Buffer> => (await hashUpTo(id, size)).digest(),

    /** Removes files that no upload names and that have not been written since; answers how many. */
    async removeStrays(known: ReadonlySet<string>, before: Date): Promise<number> {
      const there = await readdir(folder).catch((error: unknown) => {
        if (isGone(error)) return []
        throw error
      })
      let removed = 0
      for (const id of there.filter((name) => !known.has(name))) {
        const { mtime } = await stat(placeOf(id))
        if (mtime >= before) continue
        await remove(id)
        removed += 1
      }
      return removed
    },
  }
}

export type Staging = ReturnType<typeof staging>
