import * as z from 'zod/mini'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'
import { inOpenDatabase, type Rows, UPLOADS } from '../storage/database.ts'
import { type UploadPagesOptions, webLocksUploadPages } from './upload-pages.web-locks.ts'

/** More would be copied for too long and fill the disk of a staff room's computer; its owner chooses it again. */
const MAX_CONTENT_BYTES = 256 * 1024 * 1024

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

/** In their order, each of at most `GROUP_BYTES` or of one. */
const groupsOf = (records: readonly UploadRecord[]): readonly (readonly UploadRecord[])[] => {
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

interface Tab extends Omit<UploadPagesOptions, 'name'> {
  readonly databases: IDBFactory | undefined
  readonly makeId: () => string
}

/**
 * Rows under user, tab and key, contents beside them; a tab holds a lock of its name as long as it is open, so that others leave its rows alone. Whoever
 * gets the lock of a closed tab has its rows, which stay as they are: writing files again would take seconds.
 */
export const indexedDbUploads = ({ databases, locks, openChannel, makeId }: Tab): UploadStore => {
  const tab = makeId()
  const pages = webLocksUploadPages({ name: tab, locks, openChannel })
  /** The tabs that rows of closed ones lie under, by key. */
  const origins = new Map<string, string>()

  const inRows = databases === undefined ? null : inOpenDatabase(databases, UPLOADS)
  const inUploads = async <T>(otherwise: T, use: (rows: Rows) => Promise<T>): Promise<T> => {
    try {
      return inRows === null ? otherwise : await inRows(use)
    } catch {
      return otherwise
    }
  }

  /** All tabs that rows of this user lie under. */
  const tabsOf = async (userId: number): Promise<readonly string[]> => {
    const names = await inUploads<readonly string[]>([], async (rows) =>
      (await rows.getAllKeys()).flatMap((key) =>
        Array.isArray(key) && key[0] === userId && typeof key[1] === 'string' ? [key[1]] : [],
      ),
    )
    return [...new Set(names)]
  }

  /** Which of them are this page's: its own, and those of closed ones from now on. */
  const pagesOf = async (userId: number): Promise<{ readonly isOurs: (name: string) => boolean }> => {
    const ours = new Set<string>()
    for (const name of new Set([tab, ...(await tabsOf(userId))])) if (await pages.take(name)) ours.add(name)
    return { isOurs: (name) => ours.has(name) }
  }

  /** This user's rows of these tabs, with their contents as far as those are kept. */
  const rowsOf = (userId: number, isWanted: (tab: string) => boolean) =>
    inUploads<readonly Row[]>([], async (rows) => {
      const keys = await rows.getAllKeys()
      const values: unknown[] = await rows.getAll()
      const found = new Map(keys.map((key, index) => [JSON.stringify(key), values[index]]))
      return keys.flatMap((key, index) => {
        const row = rowIn(key, values[index])
        if (row === null || userId === 0 || row.record.userId !== userId || !isWanted(row.tab)) return []
        const content = found.get(JSON.stringify([userId, row.tab, row.record.key, CONTENT]))
        return [content instanceof Blob ? { ...row, record: { ...row.record, content } } : row]
      })
    })

  const keyOf = ({ userId, key }: Pick<UploadRecord, 'userId' | 'key'>): [number, string, string] => [
    userId,
    origins.get(key) ?? tab,
    key,
  ]

  let last: Promise<unknown> = Promise.resolve()
  /** One after another, in the order in which they were asked: the last word on a record is the one that stays. */
  const inOrder = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn
    return turn
  }

  /** What lies in a row of its own, by key: a change of the rest does not write it again. */
  const contents = new Map<string, Blob>()
  /** What shall lie there by the last word on it, by key. */
  const wanted = new Map<string, Blob>()

  /** False where there is no room for one of them: then none of them is kept. */
  const putContents = (records: readonly UploadRecord[], signal: AbortSignal | undefined) =>
    inOrder(async () => {
      const missing = records.flatMap((record) => {
        const content = wanted.get(record.key)
        const isDue = content !== undefined && content !== contents.get(record.key)
        return isDue && signal?.aborted !== true ? [{ record, content }] : []
      })
      if (missing.length === 0) return true
      const isKept = await inUploads(false, async (rows) => {
        await Promise.all(
          missing.map(({ record, content }) => rows.put(content, [...keyOf(record), CONTENT])),
        )
        return true
      })
      if (isKept) for (const { record, content } of missing) contents.set(record.key, content)
      return isKept
    })

  /** How all of them stand, in one transaction that the end of the page does not take back. */
  const putFacts = (records: readonly UploadRecord[], signal: AbortSignal | undefined) =>
    inOrder(async () => {
      if (signal?.aborted === true) return
      await inUploads(undefined, async (rows) => {
        const written = records.flatMap((record): Promise<unknown>[] => {
          const at = keyOf(record)
          const isStale = contents.has(record.key) && contents.get(record.key) !== wanted.get(record.key)
          if (isStale) contents.delete(record.key)
          const put = rows.put({ ...record, content: null }, at)
          return isStale ? [put, rows.delete([...at, CONTENT])] : [put]
        })
        rows.transaction.commit()
        await Promise.all(written)
      })
    })

  return {
    keep: async (records, signal) => {
      void pages.take(tab)
      const changed = records.filter(
        ({ key, content }) => content !== wanted.get(key) && content !== contents.get(key),
      )
      for (const { key, size, content } of records)
        if (content === null || size > MAX_CONTENT_BYTES) wanted.delete(key)
        else wanted.set(key, content)
      await putFacts(records, signal)
      for (const group of groupsOf(changed))
        if (!(await putContents(group, signal)))
          for (const record of group) await putContents([record], signal)
    },

    forget: (records) => {
      for (const { key } of records) wanted.delete(key)
      return inOrder(() =>
        inUploads(undefined, async (rows) => {
          for (const { key } of records) contents.delete(key)
          const deleted = records.flatMap((record) => [
            rows.delete(keyOf(record)),
            rows.delete([...keyOf(record), CONTENT]),
          ])
          rows.transaction.commit()
          await Promise.all(deleted)
        }),
      )
    },

    adopt: async (userId) => {
      const { isOurs } = await pagesOf(userId)
      return (await rowsOf(userId, isOurs)).map(({ tab: origin, record }) => {
        origins.set(record.key, origin)
        if (record.content !== null) contents.set(record.key, record.content)
        return record
      })
    },

    onOtherPages: async (userId) => {
      const { isOurs } = await pagesOf(userId)
      return (await rowsOf(userId, (name) => !isOurs(name))).map(({ record }) => record)
    },

    watchLeft: (userId, tell) => (userId === 0 ? () => undefined : pages.watch(tabsOf(userId), tell)),

    keepOnlyOf: (userId) =>
      inUploads(undefined, async (rows) => {
        for (const key of await rows.getAllKeys()) {
          const owner = Array.isArray(key) ? key[0] : undefined
          if (typeof owner !== 'number' || isOfAnother(owner, userId)) await rows.delete(key)
        }
      }),
  }
}
