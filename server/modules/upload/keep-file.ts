import type { IncomingFile } from '../../storage/incoming-file.ts'
import type { EditorUploadRepository } from './editor-upload.repository.ts'
import { mimeOf } from './file-kind.ts'

/** Puts a file that was looked at into the store, once for its content; answers its id. */
export const keepFile = async (
  uploads: EditorUploadRepository,
  file: IncomingFile,
  suffix: string,
): Promise<number> => {
  const hex = file.sha256.toString('hex')
  const path = `editor/${hex.slice(0, 2)}/${hex}.${suffix}`
  const { sha256, size } = file
  const known = await uploads.findStored(sha256)
  return known ?? uploads.keepFile({ ...(await file.keep(path)), sha256, size, mime: mimeOf(suffix), suffix })
}
