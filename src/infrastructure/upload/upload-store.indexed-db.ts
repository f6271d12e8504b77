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

/** Ends the key of a row that holds the content of the one before it. */
const CONTENT = 'content'

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

/**
 * Rows under user, tab and key, contents beside them; a tab holds a lock of its name as long as it is open, so that others leave its rows alone. Whoever
 * gets the lock of a closed tab has its rows, which stay as they are: writing files again would take seconds.
 */
export const indexedDbUploads = ({ databases, locks, makeId }: Tab): UploadStore => {
  const tab = makeId()
  /** Tabs whose rows are this page's, by name: this one, and closed ones. */
  const taken = new Map<string, Promise<boolean>>()
  /** The tabs that rows of closed ones lie under, by key. */
  const origins = new Map<string, string>()

  const takeFree = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (locks === undefined) {
        resolve(true)
        return
      }
      locks
        .request(PREFIX + name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          // Held until this tab is closed.
          return lock === null ? undefined : new Promise(() => undefined)
        })
        .catch(() => resolve(true))
    })

  /** Whether the rows of a tab are this page's from now on; not those of one that is open. */
  const take = async (name: string): Promise<boolean> => {
    const taking = taken.get(name) ?? takeFree(name)
    taken.set(name, taking)
    const isOurs = await taking
    if (!isOurs) taken.delete(name)
    return isOurs
  }

  const inUploads = async <T>(otherwise: T, use: (rows: Rows) => Promise<T>): Promise<T> => {
    if (databases === undefined) return otherwise
    try {
      return await inDatabase(databases, UPLOADS, use)
    } catch {
      return otherwise
    }
  }

  const keyOf = ({ userId, key }: Pick<UploadRecord, 'userId' | 'key'>): [number, string, string] => [
    userId,
    origins.get(key) ?? tab,
    key,
  ]

  /** What lies in a row of its own, by key: a change of the rest does not write it again. */
  const contents = new Map<string, Blob | null>()

  const keep = async (record: UploadRecord): Promise<void> => {
    void take(tab)
    const { key } = record
    const content = record.size > MAX_CONTENT_BYTES ? null : record.content
    const at = keyOf(record)
    const put = (written: Blob | null) =>
      inUploads(false, async (rows) => {
        await rows.put({ ...record, content: null }, at)
        if (contents.get(key) === written) return true
        if (written === null) await rows.delete([...at, CONTENT])
        else await rows.put(written, [...at, CONTENT])
        return true
      })
    if (await put(content)) {
      contents.set(key, content)
      return
    }
    // No room for the content: what it is and how far it is can be kept all the same.
    if (await put(null)) contents.set(key, null)
  }

  return {
    keep,

    forget: (record) =>
      inUploads(undefined, async (rows) => {
        contents.delete(record.key)
        await rows.delete(keyOf(record))
        await rows.delete([...keyOf(record), CONTENT])
      }),

    adopt: async (userId) => {
      if (userId === 0) return []
      const names = await inUploads<readonly string[]>([], async (rows) =>
        (await rows.getAllKeys()).flatMap((key) =>
          Array.isArray(key) && key[0] === userId && typeof key[1] === 'string' ? [key[1]] : [],
        ),
      )
      const ours = new Set<string>()
      for (const name of new Set([tab, ...names])) if (await take(name)) ours.add(name)
      return inUploads<readonly UploadRecord[]>([], async (rows) => {
        const keys = await rows.getAllKeys()
        const values: unknown[] = await rows.getAll()
        const found = new Map(keys.map((key, index) => [JSON.stringify(key), values[index]]))
        return keys.flatMap((key, index) => {
          const row = rowIn(key, values[index])
          if (row === null || row.record.userId !== userId || !ours.has(row.tab)) return []
          const { record, tab: origin } = row
          origins.set(record.key, origin)
          const content = found.get(JSON.stringify([...keyOf(record), CONTENT]))
          if (!(content instanceof Blob)) return [record]
          contents.set(record.key, content)
          return [{ ...record, content }]
        })
      })
    },

    keepOnlyOf: (userId) =>
      inUploads(undefined, async (rows) => {
        for (const key of await rows.getAllKeys())
          if (!Array.isArray(key) || userId === 0 || key[0] !== userId) await rows.delete(key)
      }),
  }
}
