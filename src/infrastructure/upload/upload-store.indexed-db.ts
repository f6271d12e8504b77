import type { UploadStore } from '#application/upload/upload-store.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'
import { inOpenDatabase, type Rows, UPLOADS } from '../storage/database.ts'
import type { UnkeptWork } from '../storage/unkept-work.ts'
import { type UploadPagesOptions, webLocksUploadPages } from './upload-pages.web-locks.ts'
import { CONTENT, groupsOf, MAX_CONTENT_BYTES, rowIn, type UploadRow } from './upload-rows.ts'

interface Tab extends Omit<UploadPagesOptions, 'makeName'> {
  readonly databases: IDBFactory | undefined
  readonly makeId: () => string
  readonly unkept: Pick<UnkeptWork, 'note' | 'has'>
  /** Says `freeze` and `resume` as a browser's document does. */
  readonly page?: EventTarget
}

/** Under which uploads are told that the database did not take. */
const UNKEPT = 'uploads'

/**
 * Rows under user, tab and key, contents beside them; a tab holds a lock of its name as long as it is open and awake, so that others leave its rows alone.
 * Whoever gets the lock of one that was closed or frozen has its rows, which stay as they are: writing files again would take seconds.
 */
export const indexedDbUploads = ({
  databases,
  locks,
  openChannel,
  makeId,
  unkept,
  page = document,
}: Tab): UploadStore => {
  const pages = webLocksUploadPages({ makeName: makeId, locks, openChannel })
  /** The tabs that this one's rows lie under, by key: another where one that was closed or frozen began them. */
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
    for (const name of new Set([pages.name(), ...(await tabsOf(userId))]))
      if (await pages.take(name)) ours.add(name)
    return { isOurs: (name) => ours.has(name) }
  }

  /** This user's rows of these tabs, with their contents as far as those are kept. */
  const rowsOf = (userId: number, isWanted: (tab: string) => boolean) =>
    inUploads<readonly UploadRow[]>([], async (rows) => {
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
    origins.get(key) ?? pages.name(),
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
  /** What this page has in hand by the last word on it, by key; it shall lie there too unless it is too large. */
  const wanted = new Map<string, Blob>()

  /** False where there is no room for one of them: then none of them is kept. */
  const putContents = (records: readonly UploadRecord[], isOver: () => boolean) =>
    inOrder(async () => {
      const missing = records.flatMap((record) => {
        const content = wanted.get(record.key)
        const isDue = content !== undefined && content !== contents.get(record.key)
        const fits = record.size <= MAX_CONTENT_BYTES
        return isDue && fits && !isOver() ? [{ record, content }] : []
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

  /** Those whose latest standing is not there, by key: after a reload nothing would know of them. Contents are asked for again. */
  const refused = new Map<string, UploadRecord>()
  const changeRefused = (change: () => void) => {
    // What a log-out took out of the list is not wanted here either.
    if (!unkept.has(UNKEPT)) refused.clear()
    change()
    const again = () => {
      const due = [...refused.values()]
      // What was said of one since is the last word.
      void putFacts(due, () => due.some((record) => refused.get(record.key) !== record))
    }
    unkept.note(UNKEPT, refused.size === 0 ? null : again)
  }
  const take = (records: Iterable<Pick<UploadRecord, 'key'>>) =>
    changeRefused(() => {
      for (const { key } of records) refused.delete(key)
    })

  /** How all of them stand, in one transaction that the end of the page does not take back. */
  const putFacts = (records: readonly UploadRecord[], isOver: () => boolean) =>
    inOrder(async () => {
      // Before others can see rows of this page they find that it is open.
      await pages.take(pages.name())
      if (isOver()) return
      const isKept = await inUploads(false, async (rows) => {
        const written = records.flatMap((record): Promise<unknown>[] => {
          const at = keyOf(record)
          const isStale = contents.has(record.key) && contents.get(record.key) !== wanted.get(record.key)
          if (isStale) contents.delete(record.key)
          const put = rows.put({ ...record, content: null }, at)
          return isStale ? [put, rows.delete([...at, CONTENT])] : [put]
        })
        rows.transaction.commit()
        await Promise.all(written)
        return true
      })
      if (isKept) take(records)
      else
        changeRefused(() => {
          for (const record of records) refused.set(record.key, record)
        })
    })

  /** How often this page has given its rows away. */
  let given = 0
  /** False, and nothing happens, where a content lies in this page alone: too large to be kept, or not written yet. */
  const giveAway = (): boolean => {
    if ([...wanted].some(([key, content]) => contents.get(key) !== content)) return false
    given += 1
    for (const known of [wanted, contents, origins]) known.clear()
    changeRefused(() => refused.clear())
    pages.leave()
    return true
  }

  return {
    keep: async (records, signal) => {
      const before = given
      const isOver = () => signal?.aborted === true || given !== before
      const changed = records.filter(
        ({ key, content }) => content !== wanted.get(key) && content !== contents.get(key),
      )
      for (const { key, content } of records) {
        if (!origins.has(key)) origins.set(key, pages.name())
        if (content === null) wanted.delete(key)
        else wanted.set(key, content)
      }
      await putFacts(records, isOver)
      for (const group of groupsOf(changed))
        if (!(await putContents(group, isOver)))
          for (const record of group) await putContents([record], isOver)
    },

    forget: (records) => {
      for (const { key } of records) wanted.delete(key)
      const places = records.map(keyOf)
      return inOrder(() => {
        take(records)
        return inUploads(undefined, async (rows) => {
          for (const { key } of records) contents.delete(key)
          const deleted = places.flatMap((at) => [rows.delete(at), rows.delete([...at, CONTENT])])
          rows.transaction.commit()
          await Promise.all(deleted)
        })
      })
    },

    adopt: async (userId) => {
      const { isOurs } = await pagesOf(userId)
      return (await rowsOf(userId, isOurs)).map(({ tab: origin, record }) => {
        origins.set(record.key, origin)
        // What is this page's already has the content that it was kept with.
        if (record.content !== null && !contents.has(record.key)) contents.set(record.key, record.content)
        return record
      })
    },

    onOtherPages: async (userId) => {
      const { isOurs } = await pagesOf(userId)
      return (await rowsOf(userId, (name) => !isOurs(name))).map(({ record }) => record)
    },

    watchLeft: (userId, tell) => {
      if (userId === 0) return () => undefined
      const watch = () => pages.watch(tabsOf(userId), () => tell('left'))
      let unwatch = watch()
      // What others leave is not for a page that does nothing with it.
      const freeze = () => {
        unwatch()
        if (giveAway()) tell('frozen')
      }
      const resume = () => {
        unwatch = watch()
      }
      page.addEventListener('freeze', freeze)
      page.addEventListener('resume', resume)
      return () => {
        unwatch()
        page.removeEventListener('freeze', freeze)
        page.removeEventListener('resume', resume)
      }
    },

    watchWake: (tell) => {
      page.addEventListener('resume', tell)
      return () => page.removeEventListener('resume', tell)
    },

    keepOnlyOf: (userId) => {
      take([...refused.values()].filter((record) => isOfAnother(record.userId, userId)))
      return inUploads(undefined, async (rows) => {
        for (const key of await rows.getAllKeys()) {
          const owner = Array.isArray(key) ? key[0] : undefined
          if (typeof owner !== 'number' || isOfAnother(owner, userId)) await rows.delete(key)
        }
      })
    },
  }
}
