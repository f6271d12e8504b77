import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptStore, KeptThing } from '#application/connection/kept-store.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import { forOneAct } from '../storage/for-one-act.ts'
import { KEPT_DATABASE } from '../storage/storage-names.ts'
import { type KeptEntry, overLimits } from './kept-limits.ts'

interface Kept extends DBSchema {
  things: { key: string; value: { readonly owner: string; readonly value: unknown } }
  /** What is known of each without reading it. */
  entries: { key: string; value: KeptEntry }
}

const keyOf = (owner: string, name: string): string => `${owner} ${name}`

const opened = (): Promise<IDBPDatabase<Kept>> =>
  openDB<Kept>(KEPT_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('things')
      database.createObjectStore('entries')
    },
  })

/** A database of its own. */
export const indexedDbKept = (databases: IDBFactory | undefined, now: () => number = Date.now): KeptStore => {
  const inKept = forOneAct(databases, opened)

  const put = async (database: IDBPDatabase<Kept>, { owner, name, value, size }: KeptThing) => {
    const key = keyOf(owner, name)
    const work = database.transaction(['things', 'entries'], 'readwrite')
    const [things, entries] = [work.objectStore('things'), work.objectStore('entries')]
    await Promise.all([things.put({ owner, value }, key), entries.put({ key, owner, size, at: now() }, key)])
    for (const over of overLimits(await entries.getAll()))
      await Promise.all([things.delete(over), entries.delete(over)])
    await work.done
  }

  return {
    keep: (thing) => inKept(undefined, (database) => put(database, thing)),
    read: (owner, name) =>
      inKept<unknown>(
        undefined,
        async (database) => (await database.get('things', keyOf(owner, name)))?.value,
      ),
    keepOnlyOf: (owner) =>
      inKept(undefined, async (database) => {
        const work = database.transaction(['things', 'entries'], 'readwrite')
        for (const entry of await work.objectStore('entries').getAll())
          if (isOfAnother(Number(entry.owner), Number(owner)))
            await Promise.all([
              work.objectStore('things').delete(entry.key),
              work.objectStore('entries').delete(entry.key),
            ])
        await work.done
      }),
  }
}
