import * as z from 'zod/mini'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'
import { inDatabase, type Rows, UPLOADS } from '../storage/database.ts'

/** More would be copied for too long and fill the disk of a staff room's computer; its owner chooses it again. */
const MAX_CONTENT_BYTES = 256 * 1024 * 1024

const PREFIX = 'zhiyuan.uploads.'

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

interface Row {
  readonly tab: string
  readonly record: UploadRecord
}

/** Null for what an older or a foreign hand has written. */
const rowIn = (key: IDBValidKey, stored: unknown): Row | null => {
  const record = z.safeParse(keptUpload, stored).data
  const tab = Array.isArray(key) ? key[1] : undefined
  return record !== undefined && typeof tab === 'string' ? { tab, record } : null
}

interface Tab {
  readonly databases: IDBFactory | undefined
  /** Undefined where the browser knows none: then every other tab counts as closed. */
  readonly locks: LockManager | undefined
  readonly makeId: () => string
}

/** Rows under user, tab and key; a tab holds a lock of its name as long as it is open, so that others leave its rows alone. */
export const indexedDbUploads = ({ databases, locks, makeId }: Tab): UploadStore => {
  const tab = makeId()
  let isHeld = false
  const hold = () => {
    if (isHeld) return
    isHeld = true
    // Held until the tab is closed.
    locks?.request(PREFIX + tab, () => new Promise(() => undefined)).catch(() => undefined)
  }

  const openTabs = async (): Promise<ReadonlySet<string>> => {
    const { held = [] } = (await locks?.query().catch(() => ({ held: [] }))) ?? {}
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
  }

  const inUploads = async <T>(otherwise: T, use: (rows: Rows) => Promise<T>): Promise<T> => {
    if (databases === undefined) return otherwise
    try {
      return await inDatabase(databases, UPLOADS, use)
    } catch {
      return otherwise
    }
  }

  const keyOf = ({ userId, key }: Pick<UploadRecord, 'userId' | 'key'>): IDBValidKey => [userId, tab, key]

  const keep = async (record: UploadRecord): Promise<void> => {
    hold()
    const content = record.size > MAX_CONTENT_BYTES ? null : record.content
    const put = (row: UploadRecord) =>
      inUploads(false, async (rows) => {
        await rows.put(row, keyOf(row))
        return true
      })
    if (await put({ ...record, content })) return
    // No room for the content: what it is and how far it is can be kept all the same.
    await put({ ...record, content: null })
  }

  return {
    keep,

    forget: (record) =>
      inUploads(undefined, async (rows) => {
        await rows.delete(keyOf(record))
      }),

    adopt: async (userId) => {
      if (userId === 0) return []
      const open = await openTabs()
      hold()
      return inUploads<readonly UploadRecord[]>([], async (rows) => {
        const keys = await rows.getAllKeys()
        const values: unknown[] = await rows.getAll()
        const left = keys.flatMap((key, index) => {
          const row = rowIn(key, values[index])
          return row !== null && row.record.userId === userId && (row.tab === tab || !open.has(row.tab))
            ? [{ key, record: row.record }]
            : []
        })
        for (const { key, record } of left) {
          await rows.delete(key)
          await rows.put(record, keyOf(record))
        }
        return left.map(({ record }) => record)
      })
    },

    keepOnlyOf: (userId) =>
      inUploads(undefined, async (rows) => {
        for (const key of await rows.getAllKeys())
          if (!Array.isArray(key) || userId === 0 || key[0] !== userId) await rows.delete(key)
      }),
  }
}
