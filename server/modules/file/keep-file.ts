import type { IncomingFile } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { isStored } from '../../storage/stored-files.ts'
import type { FileRepository, StoredFile } from './file.repository.ts'

interface Needs {
  readonly files: Pick<FileRepository, 'claim' | 'add'>
  readonly storage: Storage
}

interface Kind {
  readonly folder: string
  readonly suffix: string
  readonly mime: string
}

/** Where a content lies in the store, by its hash. */
export const pathOfContent = (folder: string, sha256: Buffer, suffix: string): string => {
  const hex = sha256.toString('hex')
  return `${folder}/${hex.slice(0, 2)}/${hex}.${suffix}`
}

/**
 * Puts a file that was looked at into the store, once for its content. The row is claimed before the bytes are relied on, so
 * that no sweep deletes them meanwhile.
 */
export const keepFile = async (
  { files, storage }: Needs,
  incoming: IncomingFile,
  { folder, suffix, mime }: Kind,
): Promise<StoredFile> => {
  const { sha256, size } = incoming
  const known = await files.claim(sha256)
  if (known !== null && (await isStored(storage, known))) return known
  const kept = await incoming.keep(pathOfContent(folder, sha256, suffix))
  return files.add({ ...kept, sha256, size, mime, suffix })
}
