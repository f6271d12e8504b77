import { posix } from 'node:path'
import { text } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Storage, Stored } from '../../storage/storage.ts'
import { readFileOf } from '../../storage/stored-files.ts'
import type { FileRepository } from '../file/file.repository.ts'
import { type MediaPlaylist, readMediaPlaylist } from './media-playlist.ts'

/** A film that lies in the store as HLS (RFC 8216). */
export interface Recording {
  /** The master playlist as it was made. */
  readonly master: string
  /** The media playlist of a rendition, by the path that the master playlist names; null for one that it does not name. */
  readonly rendition: (path: string) => MediaPlaylist | null
  /** How long it plays, in seconds. */
  readonly seconds: number
}

/** Playlists of so many films are remembered. */
const MAX = 100

const pathsIn = (master: string): readonly string[] =>
  master.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))

const lengthOf = ({ parts }: MediaPlaylist): number => parts.reduce((sum, { seconds }) => sum + seconds, 0)

/** The films that can be shown as a live stream: those that are there as HLS. A stream's files do not change. */
export const recordings = (files: Pick<FileRepository, 'findStream'>, storage: Storage) => {
  const known = new LRUCache<string, Promise<Recording | null>>({ max: MAX })

  const read = async ({ store, path }: Stored): Promise<Recording | null> => {
    const textOf = async (name: string) =>
      text(await readFileOf(storage, { store, path: posix.join(path, name) }))
    const master = await textOf('master.m3u8')
    const renditions = new Map(
      await Promise.all(
        pathsIn(master).map(async (name) => [name, readMediaPlaylist(await textOf(name))] as const),
      ),
    )
    const [first] = renditions.values()
    if (!first) return null
    return {
      master,
      rendition: (name) => renditions.get(name) ?? null,
      seconds: lengthOf(first),
    }
  }

  /** Null for a film of which there is no stream. */
  return async (fileId: number): Promise<Recording | null> => {
    const stream = await files.findStream(fileId)
    if (!stream) return null
    const key = `${stream.store}/${stream.path}`
    const before = known.get(key)
    if (before) return before
    const reading = read(stream)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    return reading
  }
}

export type FindRecording = ReturnType<typeof recordings>
