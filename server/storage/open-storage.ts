import { join } from 'node:path'
import type { Bucket } from './bucket.ts'
import type { ClamdPlace } from './clamd.ts'
import type { DirectStore } from './direct-store.ts'
import type { S3Settings } from './s3-bucket.ts'
import { folderStorage, type Storage } from './storage.ts'
import type { StsSettings } from './sts-settings.ts'

/** How browsers send to the bucket themselves. */
export interface DirectSettings {
  readonly provider: DirectStore['provider']
  /** Where they reach the store, if that is another address than the server's. */
  readonly endpoint: string | null
  readonly sts: StsSettings
}

interface Places {
  /** The folder of what comes with the product. */
  readonly seed: string
  readonly dataDirectory: string
  readonly bucket: S3Settings | null
  readonly direct?: DirectSettings | null
  /** Null: nothing is looked through. */
  readonly clamd?: ClamdPlace | null
}

const openDirect = async (
  settings: S3Settings,
  { provider, endpoint: shown, sts }: DirectSettings,
): Promise<DirectStore> => {
  const { bucket, region, pathStyle } = settings
  const endpoint = (shown ?? settings.endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  const { protocol, host, pathname } = new URL(endpoint)
  return {
    provider,
    endpoint,
    host: pathStyle
      ? `${endpoint}/${bucket}`
      : `${protocol}//${bucket}.${host}${pathname.replace(/\/$/, '')}`,
    bucket,
    region,
    pathStyle,
    keysFor:
      provider === 'oss'
        ? (await import('./aliyun-sts.ts')).aliyunSts(settings, sts)
        : (await import('./s3-sts.ts')).s3Sts(settings, sts),
  }
}

/** The bucket of an installation; what speaks to it is loaded where there is one. */
export const openBucket = async (settings: S3Settings | null): Promise<Bucket | null> =>
  settings === null ? null : (await import('./s3-bucket.ts')).s3Bucket(settings)

/** The stores of an installation, for the server and its commands alike; what speaks to clamd is loaded where there is one. */
export const openStorage = async ({
  seed,
  dataDirectory,
  bucket,
  direct = null,
  clamd = null,
}: Places): Promise<Storage> =>
  folderStorage(
    { seed, data: join(dataDirectory, 'files') },
    await openBucket(bucket),
    bucket === null || direct === null ? null : await openDirect(bucket, direct),
    clamd === null ? null : (await import('./clamd.ts')).clamd(clamd),
  )
