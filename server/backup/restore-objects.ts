import { existsSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OWNER_ONLY } from '../db/data-directory-lock.ts'
import { hashOfFile } from '../runtime/file-hash.ts'
import type { Bucket } from '../storage/bucket.ts'
import type { ObjectsTold } from './bucket-objects.ts'
import { BUCKET, FILES } from './manifest.ts'
import { RestoreRefused } from './restore-tables.repository.ts'
import { storedFilesBelow } from './write-backup.ts'

const put = async (
  bucket: Bucket,
  path: string,
  place: string,
): Promise<{ size: number; isNew: boolean }> => {
  try {
    const { size } = await stat(place)
    const isNew = (await bucket.head(path)) === null
    await bucket.put(path, { place, size, sha256: await hashOfFile(place) })
    return { size, isNew }
  } catch (error) {
    throw new RestoreRefused(
      `对象存储存不进文件，原来的数据没有动 (the object store does not take a file: all is as it was): ${path}：${(error as Error).message}`,
      { cause: error },
    )
  }
}

/**
 * Puts the unpacked objects of an archive into a bucket and then does the rest; where either fails, those that were not there before
 * are taken away again. What else lies in the bucket stays: nothing will name it.
 */
export const withObjectsIn = async (
  bucket: Bucket,
  unpacked: string,
  {
    tell,
    rest,
    isWhole,
  }: {
    readonly tell: ObjectsTold | undefined
    readonly rest: () => Promise<void>
    /** Whether the new world takes the place of the old one, whatever fails from then on. */
    readonly isWhole: () => boolean
  },
): Promise<void> => {
  const added: string[] = []
  let count = 0
  let bytes = 0
  try {
    for await (const { path, place } of storedFilesBelow(join(unpacked, BUCKET))) {
      const { size, isNew } = await put(bucket, path, place)
      if (isNew) added.push(path)
      count += 1
      bytes += size
      tell?.(count, bytes)
    }
    await rest()
  } catch (error) {
    // A store that is away keeps them: they do no harm.
    if (!isWhole()) for (const path of added) await bucket.remove(path).catch(() => undefined)
    throw error
  }
}

/** Where there is no bucket, its objects are files of this machine; answers whether there were any. */
export const bringHome = async (unpacked: string): Promise<boolean> => {
  if (!existsSync(join(unpacked, BUCKET))) return false
  for await (const { path, place } of storedFilesBelow(join(unpacked, BUCKET))) {
    const target = join(unpacked, FILES, path)
    await mkdir(dirname(target), { recursive: true, mode: OWNER_ONLY })
    await rename(place, target)
  }
  return true
}
