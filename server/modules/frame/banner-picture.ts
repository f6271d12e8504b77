import { Readable } from 'node:stream'
import { BANNER_BYTES, type BANNER_SIZES } from '#contract/frame-banner.ts'
import type { Db } from '../../db/database.ts'
import { receiveFile } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { fileRepository } from '../file/file.repository.ts'
import { keepFile } from '../file/keep-file.ts'
import { publicFileAddress } from '../file/public-file-address.ts'
import { inspect } from '../upload/file-kind.ts'
import { withoutMetadata } from '../upload/picture-metadata.ts'

type Size = (typeof BANNER_SIZES)[keyof typeof BANNER_SIZES]

/** A picture that is stored, and where it is fetched once it is public. */
export interface KeptPicture {
  readonly fileId: number
  readonly address: string
}

export type KeepBannerPicture = (base64: string, size: Size) => Promise<KeptPicture | null>

/** Keeps a picture of a banner as a file, once for its content; null for what is no JPEG of exactly this size. */
export const bannerPictures =
  (db: Db, storage: Storage): KeepBannerPicture =>
  async (base64, { width, height }) => {
    const bytes = Buffer.from(base64, 'base64')
    if (bytes.length > BANNER_BYTES) return null
    const brought = await receiveFile(storage, Readable.from([bytes]))
    try {
      const seen = await inspect(brought.place, brought.size, 'jpg')
      if (seen.kind !== 'fits' || seen.size?.width !== width || seen.size.height !== height) return null
    } finally {
      await brought.discard()
    }
    const incoming = await receiveFile(storage, Readable.from([withoutMetadata(bytes, 'jpg')]))
    try {
      const { id, sha256 } = await keepFile({ files: fileRepository(db), storage }, incoming, {
        folder: 'banners',
        mime: 'image/jpeg',
        suffix: 'jpg',
      })
      return { fileId: id, address: publicFileAddress(sha256.toString('hex'), 'jpg') }
    } finally {
      await incoming.discard()
    }
  }
