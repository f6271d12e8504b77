import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage, Stored } from './storage.ts'
import { storeFile } from './stored-files.ts'

const FOLDER = 'incoming'

/** An uploaded file that waits to be checked. */
export interface IncomingFile {
  /** Where it lies meanwhile. */
  readonly place: string
  readonly sha256: Buffer
  /** Bytes. */
  readonly size: number
  /** Takes it over for good under this path; the same content there already is as good. */
  keep(path: string): Promise<Stored>
  discard(): Promise<void>
}

/** Writes a stream to disk, however large it is, and counts and hashes it on the way. Leaves nothing behind when it breaks. */
export const receiveFile = async (storage: Storage, source: Readable): Promise<IncomingFile> => {
  const place = storage.locate('data', `${FOLDER}/${randomUUID()}`)
  await mkdir(dirname(place), { recursive: true })
  const discard = () => rm(place, { force: true })
  const hash = createHash('sha256')
  let size = 0
  try {
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      },
      createWriteStream(place, { mode: 0o600 }),
    )
  } catch (error) {
    await discard()
    throw error
  }
  const whole = { place, sha256: hash.digest(), size }
  return {
    ...whole,
    discard,
    keep: (path) => storeFile(storage, whole, path),
  }
}

/** Removes what came in before and was neither kept nor discarded, since the server was stopped; answers how many. */
export const sweepIncoming = async (storage: Storage, before: Date): Promise<number> => {
  const folder = storage.locate('data', FOLDER)
  const names = existsSync(folder) ? await readdir(folder) : []
  let removed = 0
  for (const name of names) {
    const place = join(folder, name)
    const { mtime } = await stat(place).catch(() => ({ mtime: before }))
    if (mtime >= before) continue
    await rm(place, { force: true })
    removed += 1
  }
  return removed
}
