import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { UnsafeFile } from '../../storage/file-scanner.ts'
import { receiveFile } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { hasFile, isStored, storeFile } from '../../storage/stored-files.ts'
import type { FileRepository, StoredFile } from '../file/file.repository.ts'
import { keepFile, pathOfContent } from '../file/keep-file.ts'
import { deduplicateById } from './deduplicate-by-id.ts'
import { faultOf, inspect, mimeOf } from './file-kind.ts'
import { isPictureSuffix, withoutTail } from './picture-size.ts'
import type { Staging } from './staging.ts'
import type { UploadRepository, UploadRow } from './upload.repository.ts'
import type { UploadReceiver } from './upload-receiver.ts'

/** Of an upload that is not there, or not its asker's. */
export const NO_UPLOAD = refuse(CODE.notFound, '没有找到这次上传，请重新上传')

const FOLDER = 'objects'

interface Needs {
  readonly uploads: UploadRepository
  readonly files: FileRepository
  readonly receiving: UploadReceiver
  readonly staging: Staging
  readonly storage: Storage
  /** Hears of a file that was refused for what was found in it. */
  readonly noteUnsafe: (found: { readonly found: string; readonly userId: number }) => void
}

/**
 * Makes a file of an upload of which all bytes are here: what its sender said that it is, by hash and by content, and then
 * kept for good. What is not is let go of with a reason. Asked again it answers the same, also after a crash half-way.
 */
export const wholeUploads = ({ uploads, files, receiving, staging, storage, noteUnsafe }: Needs) => {
  const refused = async (id: string, message: string): Promise<Refusal> => {
    await receiving.forget(id)
    return refuse(CODE.fieldError, message)
  }

  /** Kept under a hash of its own: what its sender named is that of all the bytes that came. */
  const takePicture = async (picture: Buffer, suffix: string): Promise<StoredFile> => {
    const file = await receiveFile(storage, Readable.from([picture]))
    try {
      return await keepFile({ files, storage }, file, { folder: FOLDER, suffix, mime: mimeOf(suffix) })
    } finally {
      await file.discard()
    }
  }

  const take = async ({ id, userId, sha256, size, suffix }: UploadRow): Promise<StoredFile | Refusal> => {
    const found = await files.claim(sha256)
    const known = found !== null && (await isStored(storage, found)) ? found : null
    const path = pathOfContent(FOLDER, sha256, suffix)
    const entry = { sha256, size, suffix, mime: mimeOf(suffix) }
    if ((await staging.sizeOf(id)) === null) {
      // Let go of meanwhile, unchecked: naming a hash gives no right to the file that has it.
      if ((await uploads.find(id, userId)) === null) return NO_UPLOAD
      if (known !== null) return known
      // The server stopped after it had kept the file, and before it had noted it.
      const kept = await hasFile(storage, path, size)
      return kept === null
        ? refused(id, '上传的内容已不在服务器上，请重新上传')
        : files.add({ ...entry, ...kept })
    }
    if (!(await staging.hashOf(id, size)).equals(sha256))
      return refused(id, '文件在上传途中改变或损坏，请重新上传')
    const inspection = await inspect(staging.placeOf(id), size, suffix)
    if (inspection.kind !== 'fits') return refused(id, faultOf(inspection))
    if (isPictureSuffix(suffix)) {
      const bytes = await readFile(staging.placeOf(id))
      const picture = withoutTail(bytes, suffix)
      if (picture.length !== bytes.length) return takePicture(picture, suffix)
    }
    if (known !== null) return known
    const kept = await storeFile(storage, { place: staging.placeOf(id), size, sha256 }, path)
    return files.add({ ...entry, ...kept })
  }

  /** What was found is for the log, and its sender for who reads that. */
  const unsafe = ({ message, found }: UnsafeFile, { id, userId }: UploadRow): Promise<Refusal> => {
    noteUnsafe({ found, userId })
    return refused(id, message)
  }

  const takeOnce = async (row: UploadRow): Promise<StoredFile | Refusal> => {
    const taken = await take(row).catch(async (error: unknown) => {
      if (error instanceof UnsafeFile) return unsafe(error, row)
      // Whatever broke because it was let go of in the middle.
      if ((await uploads.find(row.id, row.userId)) === null) return NO_UPLOAD
      throw error
    })
    if (taken instanceof Refusal) return taken
    await uploads.complete(row.id, taken.id)
    await staging.remove(row.id)
    return taken
  }

  return deduplicateById(takeOnce)
}

export type TakeWhole = ReturnType<typeof wholeUploads>
