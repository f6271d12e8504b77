import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ChosenFilePlace, ChosenFileStore } from '#application/session/chosen-file.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import { forOneAct } from '../storage/for-one-act.ts'
import { CHOSEN_FILES_DATABASE } from '../storage/storage-names.ts'
import { MOST_CHOSEN_FILES } from './most-chosen-files.ts'

interface Files extends DBSchema {
  files: { key: [number, string]; value: { readonly content: Blob; readonly at: number } }
}

const opened = (): Promise<IDBPDatabase<Files>> =>
  openDB<Files>(CHOSEN_FILES_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('files')
    },
  })

const keyOf = ({ userId, id }: ChosenFilePlace): [number, string] => [userId, id]

/** A database of its own, which pages of an earlier build do not know: they need not open theirs anew. */
export const indexedDbChosenFiles = (
  databases: IDBFactory | undefined,
  now: () => number = Date.now,
): ChosenFileStore => {
  const inDatabase = forOneAct(databases, opened)
  let last: Promise<unknown> = Promise.resolve()
  /** One after another: the last word on a file is the one that stays. */
  const inFiles = <T>(otherwise: T, use: (database: IDBPDatabase<Files>) => Promise<T>): Promise<T> => {
    const turn = last.then(() => inDatabase(otherwise, use))
    last = turn
    return turn
  }

  return {
    keep: (place, content) =>
      inFiles(undefined, async (database) => {
        const work = database.transaction('files', 'readwrite')
        await work.store.put({ content, at: now() }, keyOf(place))
        const found: { readonly key: [number, string]; readonly at: number }[] = []
        for await (const { key, value } of work.store) found.push({ key, at: value.at })
        const over = found.sort((one, other) => other.at - one.at).slice(MOST_CHOSEN_FILES)
        await Promise.all([...over.map(({ key }) => work.store.delete(key)), work.done])
      }),
    read: (place) =>
      inFiles<Blob | null>(
        null,
        async (database) => (await database.get('files', keyOf(place)))?.content ?? null,
      ),
    forget: (place) => inFiles(undefined, (database) => database.delete('files', keyOf(place))),
    keepOnlyOf: (userId) =>
      inFiles(undefined, async (database) => {
        const work = database.transaction('files', 'readwrite')
        const keys = await work.store.getAllKeys()
        const others = keys.filter(([owner]) => isOfAnother(owner, userId))
        await Promise.all([...others.map((key) => work.store.delete(key)), work.done])
      }),
  }
}
