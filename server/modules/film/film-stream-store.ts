import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOfFile } from '../../runtime/file-hash.ts'
import { bucketOf, type Storage, type StoreName } from '../../storage/storage.ts'

/** Where the streams of films lie, in the store of their film. */
const STREAMS = 'streams'
/** Where they are made; what a killed server left there goes with the sweep. */
const MAKING = 'making'

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const found = await readdir(folder, { withFileTypes: true, recursive: true })
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** The folders in a folder that were last changed before; none where there is no such folder. */
const oldFolders = async (folder: string, before: Date): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => [])
  const places = names.map((name) => join(folder, name))
  const ages = await Promise.all(places.map(async (place) => ({ place, changed: (await stat(place)).mtime })))
  return ages.filter(({ changed }) => changed < before).map(({ place }) => place)
}

/** Lends an empty folder of this machine and takes it away afterwards, with all that is still in it. */
export const withMakingFolder = async <T>(
  storage: Storage,
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = storage.locate('data', `${MAKING}/${randomBytes(8).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Takes a whole stream over into the store of its film; answers the directory that it lies in then. Nobody knows of it
 * before it is all there, and a row says that it is.
 */
export const keepStream = async (
  storage: Storage,
  folder: string,
  { store, content }: { readonly store: StoreName; readonly content: string },
): Promise<string> => {
  const path = `${STREAMS}/${content.slice(0, 2)}-${content.slice(2)}-${randomBytes(4).toString('hex')}`
  if (store === 'bucket') {
    for (const place of await filesBelow(folder)) {
      const { size } = await stat(place)
      const part = place.slice(folder.length + 1).replaceAll('\\', '/')
      await bucketOf(storage).put(`${path}/${part}`, { place, size, sha256: await hashOfFile(place) })
    }
    return path
  }
  const target = storage.locate('data', path)
  await mkdir(dirname(target), { recursive: true })
  await rename(folder, target)
  return path
}

/** Takes away streams that no row names, and what was left half made, from before; answers how many. */
export const sweepStreams = async (
  storage: Storage,
  kept: ReadonlySet<string>,
  before: Date,
): Promise<number> => {
  const streams = await oldFolders(storage.locate('data', STREAMS), before)
  const root = storage.locate('data', STREAMS).length + 1
  const forgotten = streams.filter((place) => !kept.has(`${STREAMS}/${place.slice(root)}`))
  const halfMade = await oldFolders(storage.locate('data', MAKING), before)
  for (const place of [...forgotten, ...halfMade]) await rm(place, { recursive: true, force: true })
  const isKept = (path: string) => kept.has(path.split('/').slice(0, 2).join('/'))
  const there = (await storage.bucket?.list(`${STREAMS}/`)) ?? []
  const strays = there.filter(({ path, modified }) => modified < before && !isKept(path))
  for (const { path } of strays) await storage.bucket?.remove(path)
  return forgotten.length + halfMade.length + strays.length
}
