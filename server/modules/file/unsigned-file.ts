import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { fileItem } from '#contract/content.ts'
import type { StoredFile } from './file.repository.ts'

export type SentFile = Sent<z.output<typeof fileItem>>
export interface NamedFileRow {
  readonly file: Pick<StoredFile, 'id' | 'sha256' | 'size' | 'mime' | 'suffix'>
  readonly name: string
  readonly createdAt: Date
  readonly updatedAt: Date
}
export type SendFileItem = (row: NamedFileRow) => SentFile

export const sendUnsigned: SendFileItem = ({ file, name, createdAt, updatedAt }) => ({
  Id: file.id,
  Name: `${name}.${file.suffix}`,
  Suffix: file.suffix,
  Size: file.size,
  Hash: file.sha256.toString('hex'),
  Url: '',
  PreviewUrl: '',
  PreviewType: '',
  ThumbUrl: '',
  CreateTime: createdAt.toISOString(),
  UpdateTime: updatedAt.toISOString(),
})
