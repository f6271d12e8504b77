import * as z from 'zod/mini'
import type { UploadRecord } from '#domain/upload/upload.ts'

/** More would be copied for too long and fill the disk of a staff room's computer; its owner chooses it again. */
export const MAX_CONTENT_BYTES = 256 * 1024 * 1024

/** Of contents that are written in one transaction: what is told of uploads meanwhile waits for no more. */
const GROUP_BYTES = 16 * 1024 * 1024

const keptUpload = z.object({
  key: z.string(),
  userId: z.int(),
  name: z.string(),
  size: z.number(),
  directoryId: z.int(),
  onClash: z.nullable(z.enum(['replace', 'keepBoth', 'skip'])),
  hash: z.string(),
  uploadId: z.string(),
  sent: z.number(),
  content: z.nullable(z.custom<Blob>((value) => value instanceof Blob)),
  // Rows of an earlier version have neither.
  isPaused: z._default(z.boolean(), false),
  refusal: z._default(z.nullable(z.string()), null),
}) satisfies z.ZodMiniType<UploadRecord>

export interface UploadRow {
  readonly tab: string
  readonly record: UploadRecord
}

/** Ends the key of a row that holds the content of the one before it. */
export const CONTENT = 'content'

/** Null for what an older or a foreign hand has written. */
export const rowIn = (key: IDBValidKey, stored: unknown): UploadRow | null => {
  const record = z.safeParse(keptUpload, stored).data
  const tab = Array.isArray(key) ? key[1] : undefined
  return record !== undefined && typeof tab === 'string' ? { tab, record } : null
}

/** In their order, each of at most `GROUP_BYTES` or of one. */
export const groupsOf = (records: readonly UploadRecord[]): readonly (readonly UploadRecord[])[] => {
  const groups: UploadRecord[][] = []
  let room = 0
  for (const record of records) {
    const group = groups.at(-1)
    if (group === undefined || room < record.size) {
      groups.push([record])
      room = GROUP_BYTES - record.size
    } else {
      group.push(record)
      room -= record.size
    }
  }
  return groups
}
