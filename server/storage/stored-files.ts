import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WholeFile } from './bucket.ts'
import { bucketOf, type Storage, type Stored } from './storage.ts'

/** Bytes of a file on this machine; null where there is none. */
const sizeAt = async (place: string): Promise<number | null> => {
  try {
    return (await stat(place)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Resolves once what a file or folder holds would outlast a power cut; systems that cannot say it of a folder do not. */
const sync = async (place: string, isFolder: boolean): Promise<void> => {
  const opened = await open(place, isFolder ? 'r' : 'r+').catch((error: unknown) => {
    if (isFolder) return null
    throw error
  })
  try {
    await opened?.sync()
  } catch (error) {
    if (!isFolder) throw error
  } finally {
    await opened?.close()
  }
}

/**
 * Takes over a file that lies complete on this machine, for good: what is named by its answer is as safe as its store can
 * make it, and is there whole or not at all. The same content under the same path is as good as what was there. Rejects with UnsafeFile or
 * ScannerAway, and the file stays where it is: whatever comes in for good passes here.
 */
export const storeFile = async (storage: Storage, file: WholeFile, path: string): Promise<Stored> => {
  await storage.scanner?.check(file.place)
  if (storage.bucket !== null) {
    await storage.bucket.put(path, file)
    await rm(file.place, { force: true })
    return { store: 'bucket', path }
  }
  const target = storage.locate('data', path)
  const folder = dirname(target)
  const made = await mkdir(folder, { recursive: true })
  await sync(file.place, false)
  await rename(file.place, target)
  await sync(folder, true)
  if (made !== undefined) await sync(dirname(made), true)
  return { store: 'data', path }
}

/** Whether all bytes of a stored file are where its row says. */
export const isStored = async (
  storage: Storage,
  { store, path, size }: Stored & { size: number },
): Promise<boolean> =>
  store === 'bucket'
    ? (await bucketOf(storage).head(path))?.size === size
    : (await sizeAt(storage.locate(store, path))) === size

/** What `keepFile` answered for a file of this size, when it got so far; null otherwise. */
export const hasFile = async (storage: Storage, path: string, size: number): Promise<Stored | null> => {
  const store = storage.bucket === null ? 'data' : 'bucket'
  return (await isStored(storage, { store, path, size })) ? { store, path } : null
}

/** What is not there is as good as removed. */
export const removeFile = async (storage: Storage, { store, path }: Stored): Promise<void> => {
  if (store === 'bucket') await bucketOf(storage).remove(path)
  else await rm(storage.locate(store, path), { force: true })
}

/** All of a stored file, wherever it lies. */
export const readFileOf = async (storage: Storage, { store, path }: Stored): Promise<Readable> =>
  store === 'bucket' ? bucketOf(storage).read(path) : createReadStream(storage.locate(store, path))

/** Lends a place on this machine for what can only read there; a copy from the bucket lasts as long as the loan. */
export const withPlace = async <T>(
  storage: Storage,
  stored: Stored,
  use: (place: string) => Promise<T>,
): Promise<T> => {
  if (stored.store !== 'bucket') return use(storage.locate(stored.store, stored.path))
  const copy = storage.locate('data', `incoming/${randomUUID()}`)
  await mkdir(dirname(copy), { recursive: true })
  try {
    await pipeline(await bucketOf(storage).read(stored.path), createWriteStream(copy, { mode: 0o600 }))
    return await use(copy)
  } finally {
    await rm(copy, { force: true })
  }
}
