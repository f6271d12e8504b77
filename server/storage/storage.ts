import { join, normalize, sep } from 'node:path'

/** `seed`: files that come with the product; `data`: files of this school. */
export type StoreName = 'seed' | 'data'

/** What names a stored file. */
export interface Stored {
  readonly store: StoreName
  /** Relative to the store, with `/`. */
  readonly path: string
}

/** Where stored files lie; what names them is a store and a path inside it. */
export interface Storage {
  /** The file's place on disk; throws for a path that leads out of its store. */
  locate(store: StoreName, path: string): string
}

/** Both stores as folders of this machine. */
export const folderStorage = (folders: Readonly<Record<StoreName, string>>): Storage => ({
  locate: (store, path) => {
    const root = normalize(folders[store])
    const place = join(root, path)
    if (!place.startsWith(root + sep)) throw new Error(`a stored path leads out of ${store}`)
    return place
  },
})
