import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { fileItem } from '#contract/content.ts'
import type { StoredFile } from './file.repository.ts'
import type { FileAddresses } from './file-address.ts'
import { fileNameOf } from './file-name.ts'
import { isConvertible, previewTypeOf } from './preview-type.ts'

export type FileDto = Sent<z.output<typeof fileItem>>

/** A stored file as a content or a teacher's folder names it. */
export interface NamedFileRow {
  readonly file: Pick<StoredFile, 'id' | 'sha256' | 'size' | 'mime' | 'suffix'>
  /** The title; its suffix is added where it is missing. */
  readonly name: string
  readonly createdAt: Date
  readonly updatedAt: Date
  /** The content whose addresses end with it: what a school can take down. */
  readonly contentId?: number | undefined
}

/**
 * A file as the wire names it, for a user who has the right to read it: the holder of the addresses reads the file as
 * long as they hold. `converts`: whether this server makes PDFs of presentations now.
 */
export const fileDtos =
  (addresses: FileAddresses, converts: () => boolean) =>
  ({ file, name: title, createdAt, updatedAt, contentId }: NamedFileRow): FileDto => {
    const { id, suffix } = file
    const name = fileNameOf(title, suffix)
    const converted = isConvertible(file) && converts()
    const type = converted ? 'pdf' : previewTypeOf(file)
    return {
      Id: id,
      Name: name,
      Suffix: suffix,
      Size: file.size,
      Hash: file.sha256.toString('hex'),
      Url: addresses.addressOf({ id, name, use: 'attachment', contentId }),
      PreviewUrl:
        type === '' ? '' : addresses.addressOf({ id, name, use: converted ? 'pdf' : 'inline', contentId }),
      PreviewType: type,
      ThumbUrl: '',
      CreateTime: createdAt.toISOString(),
      UpdateTime: updatedAt.toISOString(),
    }
  }

export type MakeFileDto = ReturnType<typeof fileDtos>
