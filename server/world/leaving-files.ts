import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentOfName } from '../modules/file/public-file-address.ts'
import { chaptersBeside } from '../modules/playback/film-chapters.ts'
import { bucketOf, type Storage, type StoreName } from '../storage/storage.ts'
import { readFileOf } from '../storage/stored-files.ts'
import type { readWorldRepository } from './read-world.repository.ts'
import { FILES, STREAMS } from './world-manifest.ts'

interface Known {
  readonly id: number
  readonly hex: string
  readonly suffix: string
  readonly store: StoreName
  readonly path: string
}

interface Needs {
  readonly read: ReturnType<typeof readWorldRepository>
  readonly storage: Storage
  readonly folder: string
}

const PUBLIC = /^\/api\/public\/file\/([^/?#]+)$/

/** Files that leave with a world: those that something named, each once. */
export const leavingFiles = ({ read, storage, folder }: Needs) => {
  const byId = new Map<number, Known>()
  const byHex = new Map<string, Known>()
  const waiting = new Set<Known>()
  const left = new Set<number>()
  const lost: string[] = []
  let last = 0

  const placeOf = ({ hex, suffix }: Known): string => `${FILES}${hex}${suffix === '' ? '' : `.${suffix}`}`

  const named = (known: Known): string => {
    if (!left.has(known.id)) waiting.add(known)
    return placeOf(known)
  }

  const copy = async (known: Known): Promise<void> => {
    const target = join(folder, placeOf(known))
    try {
      if (known.store === 'bucket')
        await pipeline(await readFileOf(storage, known), createWriteStream(target, { mode: 0o600 }))
      else await copyFile(storage.locate(known.store, known.path), target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
      lost.push(placeOf(known))
    }
  }

  const copyStream = async (store: StoreName, path: string, target: string): Promise<void> => {
    if (store !== 'bucket') {
      const root = storage.locate(store, path)
      for (const entry of await readdir(root, { withFileTypes: true, recursive: true }))
        if (entry.isFile()) {
          const place = join(entry.parentPath, entry.name)
          const to = join(target, place.slice(root.length))
          await mkdir(dirname(to), { recursive: true, mode: 0o700 })
          await copyFile(place, to)
        }
      return
    }
    for (const part of await bucketOf(storage).list(`${path}/`)) {
      const to = join(target, part.path.slice(path.length))
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      await pipeline(await bucketOf(storage).read(part.path), createWriteStream(to, { mode: 0o600 }))
    }
  }

  return {
    /** Gets to know the files that there are; to be called before each batch of items. */
    async refresh(): Promise<void> {
      for (;;) {
        const rows = await read.filesAfter(last)
        for (const { sha256, ...row } of rows) {
          const known = { ...row, hex: sha256.toString('hex') }
          byId.set(known.id, known)
          byHex.set(known.hex, known)
        }
        last = rows.at(-1)?.id ?? last
        if (rows.length === 0) return
      }
    },

    fileOf(id: number): string {
      const known = byId.get(id)
      if (known === undefined) throw new Error(`a file that is named is not there: ${id}`)
      return named(known)
    },

    addressOf(address: string): string {
      const [, name] = PUBLIC.exec(address) ?? []
      const hex = name === undefined ? undefined : contentOfName(name)?.toString('hex')
      const known = hex === undefined ? undefined : byHex.get(hex)
      return known === undefined ? address : named(known)
    },

    /** Copies what was named since the last time. */
    async copyNamed(): Promise<void> {
      for (const known of waiting) {
        left.add(known.id)
        await copy(known)
      }
      waiting.clear()
    },

    /** The ids of all that left, in the order of their contents. */
    left: (): readonly number[] => {
      const hexOf = (id: number): string => byId.get(id)?.hex ?? ''
      return [...left].sort((a, b) => (hexOf(a) < hexOf(b) ? -1 : 1))
    },

    /** Copies the stream of a film; answers its place in the folder, null where it is lost. */
    async stream(fileId: number, path: string): Promise<string | null> {
      const known = byId.get(fileId)
      if (known === undefined) return null
      const place = `${STREAMS}${known.hex}`
      try {
        await copyStream(known.store, path, join(folder, place))
        return place
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
        lost.push(place)
        return null
      }
    },

    /** Copies the file beside a film that names its parts; answers its place in the folder, null for none. */
    async chapters(fileId: number): Promise<string | null> {
      const known = byId.get(fileId)
      if (known === undefined || known.store === 'bucket' || known.suffix !== 'mp4') return null
      const beside = storage.locate(known.store, chaptersBeside(known.path))
      if (!existsSync(beside)) return null
      const place = `${FILES}${known.hex}.chapters.vtt`
      await copyFile(beside, join(folder, place))
      return place
    },

    lost: (): readonly string[] => lost,
  }
}
