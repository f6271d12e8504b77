import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack as startTar } from 'tar-stream'
import { type BackupKey, encrypted } from './backup-key.ts'

const PRIVATE = 0o600

/** What was written of an entry. */
export interface Written {
  /** Bytes. */
  readonly size: number
  /** In hex. */
  readonly sha256: string
}

/** An archive that is being written. */
export interface ArchiveWriter {
  addText(name: string, text: string): Promise<Written>
  /** An open file, from its beginning; the caller closes it. */
  addFile(name: string, file: FileHandle): Promise<Written>
  /** As many bytes as its head says; rejects where they are not. */
  addBytes(name: string, head: EntryHead, bytes: AsyncIterable<Uint8Array>): Promise<Written>
}

/** What stands before the bytes of an entry. */
export interface EntryHead {
  readonly size: number
  readonly modified: Date
}

const hashing = () => {
  const hash = createHash('sha256')
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, digest: () => hash.digest('hex') }
}

const syncAt = async (place: string): Promise<void> => {
  const opened = await open(place, 'r').catch(() => null)
  try {
    await opened?.sync()
  } catch {
    // Systems that do not sync folders.
  } finally {
    await opened?.close()
  }
}

const writer = (tar: ReturnType<typeof startTar>, mtime: Date): ArchiveWriter => {
  const addBytes: ArchiveWriter['addBytes'] = async (name, { size, modified }, bytes) => {
    const { through, digest } = hashing()
    await pipeline(bytes, through, tar.entry({ name, mtime: modified, mode: PRIVATE, size }))
    return { size, sha256: digest() }
  }
  return {
    async addText(name, text) {
      const bytes = Buffer.from(text)
      await new Promise<void>((done, fail) => {
        tar.entry({ name, mtime, mode: PRIVATE, size: bytes.length }, bytes, (error) =>
          error ? fail(error) : done(),
        )
      })
      return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    async addFile(name, file) {
      const { size, mtime: modified } = await file.stat()
      // What is appended meanwhile belongs to no backup of before.
      const bytes =
        size === 0 ? Readable.from([]) : file.createReadStream({ start: 0, end: size - 1, autoClose: false })
      return addBytes(name, { size, modified }, bytes)
    },
    addBytes,
  }
}

/** Writes a tar whose end is its last word: the file has its name once all of it is on the disk. */
export const writeArchive = async <T>(
  { place, key, now }: { readonly place: string; readonly key: BackupKey | null; readonly now: Date },
  fill: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> => {
  const part = `${place}.part`
  const tar = startTar()
  const filling = fill(writer(tar, now)).then(
    (filled) => {
      tar.finalize()
      return filled
    },
    (error: unknown) => {
      tar.destroy(error as Error)
      throw error
    },
  )
  try {
    const bytes = key === null ? tar : await encrypted(tar as AsyncIterable<Uint8Array>, key)
    const [filled] = await Promise.all([filling, pipeline(bytes, createWriteStream(part, { mode: PRIVATE }))])
    await syncAt(part)
    await rename(part, place)
    await syncAt(dirname(place))
    return filled
  } catch (error) {
    tar.destroy()
    await filling.catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
}
