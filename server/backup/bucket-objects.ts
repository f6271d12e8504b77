import type { Bucket, ObjectHead } from '../storage/bucket.ts'
import type { Written } from './archive-writer.ts'
import type { NamedFile } from './backup-tables.repository.ts'
import { BUCKET } from './manifest.ts'

/** Told after each object: how many of how many the database names are in the archive, and their bytes. */
export type ObjectsTold = (done: number, bytes: number) => void

/** An object that cannot be read, and not for want of it: without the store's word there is no whole backup. */
export class ObjectUnreadable extends Error {
  override readonly name = 'ObjectUnreadable'

  constructor(path: string, cause: unknown) {
    super(
      `对象存储里的文件读不了，备份没有写完，已经删去 (an object cannot be read: the backup was given up): ${path}：${(cause as Error).message}`,
      { cause },
    )
  }
}

/** Files lie in a bucket that nobody named: the backup would lack them. */
export class BucketUnknown extends Error {
  override readonly name = 'BucketUnknown'

  constructor(count: number) {
    super(
      `对象存储里还有 ${count} 个文件，但没有设 S3_BUCKET；只备份其余的，请加 --without-bucket ` +
        `(${count} files lie in a bucket and S3_BUCKET is not set: set it, or say --without-bucket)`,
    )
  }
}

interface Needs {
  readonly bucket: Bucket
  /** Files and folders of streams that the database says to lie in the bucket. */
  readonly named: readonly NamedFile[]
  readonly streams: readonly string[]
  readonly add: (name: string, head: ObjectHead, bytes: AsyncIterable<Uint8Array>) => Promise<Written>
  readonly tell: ObjectsTold | undefined
}

/** What came of them; `hashes` by path. */
export interface OfBucket {
  readonly count: number
  readonly bytes: number
  readonly hashes: ReadonlyMap<string, string>
}

const asked = async <T>(path: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    throw new ObjectUnreadable(path, error)
  }
}

const bytesOf = async function* (
  bucket: Bucket,
  path: string,
  { size }: ObjectHead,
): AsyncGenerator<Uint8Array> {
  let length = 0
  try {
    for await (const chunk of await bucket.read(path)) {
      length += (chunk as Uint8Array).length
      yield chunk as Uint8Array
    }
  } catch (error) {
    throw new ObjectUnreadable(path, error)
  }
  if (length !== size) throw new ObjectUnreadable(path, new Error(`${length} / ${size}`))
}

const pathsIn = async function* ({ bucket, named, streams }: Needs): AsyncGenerator<string> {
  for (const { path } of named) yield path
  for (const stream of streams)
    for (const { path } of await asked(stream, () => bucket.list(`${stream}/`))) yield path
}

/** Copies one object after another; what is not there, or is of another content, is told by its hash alone. */
export const addObjects = async (needs: Needs): Promise<OfBucket> => {
  const { bucket, add, tell } = needs
  const hashes = new Map<string, string>()
  let count = 0
  let bytes = 0
  for await (const path of pathsIn(needs)) {
    const head = await asked(path, () => bucket.head(path))
    if (head === null) continue
    const written = await add(`${BUCKET}${path}`, head, bytesOf(bucket, path, head))
    hashes.set(path, written.sha256)
    count += 1
    bytes += written.size
    tell?.(count, bytes)
  }
  return { count, bytes, hashes }
}
