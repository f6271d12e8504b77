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
  if (!(await uploads.isStored(file.sha256))) await file.keep(path)
  return uploads.keepFile({ sha256: file.sha256, size: file.size, mime: mimeOf(suffix), suffix, path })
}
