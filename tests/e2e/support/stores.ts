import type { Page } from '@playwright/test'

/** All that this browser keeps for the origin. */
export interface Stores {
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  /** Records by `database/store/key`; a key of Web Crypto by what can be known of it. */
  readonly databases: Readonly<Record<string, unknown>>
}

export const readStores = (page: Page): Promise<Stores> =>
  page.evaluate(async () => {
    /** A database that has gone since it was listed is not made anew by looking into it. */
    const open = (name: string) =>
      new Promise<IDBDatabase | null>((resolve) => {
        const request = indexedDB.open(name)
        request.addEventListener('upgradeneeded', () => request.transaction?.abort())
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => resolve(null))
      })
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      })
    const plain = (value: unknown): unknown =>
      value instanceof CryptoKey
        ? { type: value.type, extractable: value.extractable, algorithm: value.algorithm }
        : value

    const kept = (store: Storage): Record<string, string> => Object.fromEntries(Object.entries(store))

    const databases: Record<string, unknown> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await open(name)
      if (database === null) continue
      databases[name] = {}
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        const keys = await settled(records.getAllKeys())
        const values = (await settled(records.getAll())) as unknown[]
        databases[`${name}/${store}`] = keys.map((key, index) => [key, plain(values[index])])
      }
      database.close()
    }
    return {
      local: kept(localStorage),
      session: kept(sessionStorage),
      databases,
    }
  })

/** The same as one text to look for something in. */
export const storesAsText = async (page: Page): Promise<string> => JSON.stringify(await readStores(page))
