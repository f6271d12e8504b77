import { open } from 'node:fs/promises'
import type { Storage, Stored } from '../../storage/storage.ts'
import { filmLength } from '../upload/film-coding.ts'

/** The length of a film in whole seconds; 0 for what is none, or lies in a bucket, where it is not fetched for that. */
export const filmSeconds = async (
  storage: Storage,
  { store, path, size, mime }: Stored & { readonly size: number; readonly mime: string },
): Promise<number> => {
  if (store === 'bucket' || !mime.startsWith('video/')) return 0
  const file = await open(storage.locate(store, path), 'r').catch(() => null)
  if (file === null) return 0
  try {
    return Math.round(await filmLength(file, size))
  } finally {
    await file.close()
  }
}
