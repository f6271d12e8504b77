import { join } from 'node:path'
import type { S3Settings } from './s3-bucket.ts'
import { folderStorage, type Storage } from './storage.ts'

interface Places {
  /** The folder of what comes with the product. */
  readonly seed: string
  readonly dataDirectory: string
  readonly bucket: S3Settings | null
}

/** The stores of an installation, for the server and its commands alike; without a bucket what speaks to one is not loaded. */
export const openStorage = async ({ seed, dataDirectory, bucket }: Places): Promise<Storage> =>
  folderStorage(
    { seed, data: join(dataDirectory, 'files') },
    bucket === null ? null : (await import('./s3-bucket.ts')).s3Bucket(bucket),
  )
