import { join, normalize, sep } from 'node:path'
import type { Bucket } from './bucket.ts'
import type { DirectStore } from './direct-store.ts'
import type { FileScanner } from './file-scanner.ts'

/** `seed`: files that come with the product; `data`: files of this school; `bucket`: the same in an object store. */
export const STORES = ['seed', 'data', 'bucket'] as const
export type StoreName = (typeof STORES)[number]

/** What names a stored file. */
export interface Stored {
  readonly store: StoreName
  /** Relative to the store, with `/`. */
  readonly path: string
}

/** Where stored files lie; what names them is a store and a path inside it. */
export interface Storage {
  /** The file's place on disk; throws for a path that leads out of its store, and for what lies in a bucket. */
  locate(store: StoreName, path: string): string
  /** Where what people bring in is kept for good; null: in `data`, on the disk of this machine. */
  readonly bucket: Bucket | null
  /** The same bucket, as browsers send to it themselves; null: everything comes in through this server. */
  readonly direct: DirectStore | null
  /** Looks through whatever is brought in before it is kept; null: nothing does. */
  readonly scanner: FileScanner | null
}

/** Both stores as folders of this machine, beside them a bucket if the school has one. */
export const folderStorage = (
  folders: Readonly<Record<Exclude<StoreName, 'bucket'>, string>>,
  bucket: Bucket | null = null,
  direct: DirectStore | null = null,
  scanner: FileScanner | null = null,
): Storage => ({
  bucket,
  direct,
  scanner,
  locate: (store, path) => {
    if (store === 'bucket') throw new Error('what lies in a bucket has no place on this machine')
    const root = normalize(folders[store])
    const place = join(root, path)
    if (!place.startsWith(root + sep)) throw new Error(`a stored path leads out of ${store}`)
    return place
  },
})

/** The bucket that a row speaks of. */
export const bucketOf = ({ bucket }: Storage): Bucket => {
  if (bucket === null) throw new Error('a file lies in a bucket, and no bucket is configured')
  return bucket
}
