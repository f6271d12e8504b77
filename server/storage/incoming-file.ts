import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bufferPool, MAX_BUFFER_BYTES } from './buffer-pool.ts'
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

type Written = Pick<IncomingFile, 'sha256' | 'size'>

/** Where files lie that this process has not let go of: no clock that jumps makes them old. */
const held = new Set<string>()

/** Leaves nothing behind when it breaks. */
const receive = async (
  storage: Storage,
  write: (place: string) => Promise<Written>,
): Promise<IncomingFile> => {
  const place = storage.locate('data', `${FOLDER}/${randomUUID()}`)
  await mkdir(dirname(place), { recursive: true })
  const discard = async () => {
    held.delete(place)
    await rm(place, { force: true })
  }
  held.add(place)
  try {
    const whole = { place, ...(await write(place)) }
    return { ...whole, discard, keep: (path) => storeFile(storage, whole, path) }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Writes a stream to disk, however large it is, and counts and hashes it on the way. Leaves nothing behind when it breaks. */
export const receiveFile = (storage: Storage, source: Readable): Promise<IncomingFile> =>
  receive(storage, async (place) => {
    const hash = createHash('sha256')
    let size = 0
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
    return { sha256: hash.digest(), size }
  })

/** Looks through what is read from memory and never kept: a table, a file of questions. Rejects as `storeFile` does. */
export const checkBytes = async (storage: Storage, bytes: Buffer): Promise<void> => {
  if (storage.scanner === null) return
  const incoming = await receiveFile(storage, Readable.from([bytes]))
  try {
    await storage.scanner.check(incoming.place)
  } finally {
    await incoming.discard()
  }
}

const buffers = bufferPool()

/** The same of a file of this machine, through one buffer: parts that are each allocated cost more than to copy them. */
export const receiveCopy = (storage: Storage, source: string): Promise<IncomingFile> =>
  receive(storage, async (place) => {
    const hash = createHash('sha256')
    const { bytes, giveBack } = buffers.borrow(MAX_BUFFER_BYTES)
    const from = await open(source)
    try {
      const to = await open(place, 'wx', 0o600)
      try {
        for (let size = 0; ; ) {
          const { bytesRead } = await from.read(bytes, 0, bytes.length, size)
          if (bytesRead === 0) return { sha256: hash.digest(), size }
          const part = bytes.subarray(0, bytesRead)
          hash.update(part)
          await to.writeFile(part)
          size += bytesRead
        }
      } finally {
        await to.close()
      }
    } finally {
      await from.close()
      giveBack()
    }
  })

/** Removes what came in before and was neither kept nor discarded, since the server was stopped; answers how many. */
export const sweepIncoming = async (storage: Storage, before: Date): Promise<number> => {
  const folder = storage.locate('data', FOLDER)
  const names = existsSync(folder) ? await readdir(folder) : []
  let removed = 0
  for (const name of names) {
    const place = join(folder, name)
    if (held.has(place)) continue
    const { mtime } = await stat(place).catch(() => ({ mtime: before }))
    if (mtime >= before) continue
    await rm(place, { force: true })
    removed += 1
  }
  return removed
}
