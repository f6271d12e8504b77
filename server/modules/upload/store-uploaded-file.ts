import type { IncomingFile } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { isStored } from '../../storage/stored-files.ts'
import type { EditorUploadRepository } from './editor-upload.repository.ts'
import { mimeOf } from './file-kind.ts'

interface Needs {
  readonly uploads: EditorUploadRepository
  readonly storage: Storage
}

/** Puts a file that was looked at into the store, once for its content; answers its id. */
export const storeUploadedFile = async (
  { uploads, storage }: Needs,
  file: IncomingFile,
  suffix: string,
): Promise<number> => {
  const { sha256, size } = file
  const known = await uploads.claimFile(sha256)
  if (known !== null && (await isStored(storage, known))) return known.id
  const hex = sha256.toString('hex')
  const kept = await file.keep(`editor/${hex.slice(0, 2)}/${hex}.${suffix}`)
  return (await uploads.addFile({ ...kept, sha256, size, mime: mimeOf(suffix), suffix })).id
}
