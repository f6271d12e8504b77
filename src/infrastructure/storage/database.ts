import { DATABASE_NAME } from './database-name.ts'

const DATABASE_VERSION = 3

/** Device keys by name; see `device-key.indexed-db.ts`. */
export const DEVICE_KEYS = 'deviceKeys'
/** Unsent learning by user and section; see `ledger.indexed-db.ts`. */
export const LEDGER = 'ledger'
/** Unfinished uploads by user, tab and key; see `upload-store.indexed-db.ts`. */
export const UPLOADS = 'uploads'

const STORES = [DEVICE_KEYS, LEDGER, UPLOADS] as const

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('the database refused')))
  })

const makeStores = (database: IDBDatabase): void => {
  for (const name of STORES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
}

/**
 * Opens the database, lets `use` work in one transaction on one of its stores, and closes it again, since an open
 * database cannot be deleted at log-out. Rejects where there is no database.
 */
export const inDatabase = async <T>(
  databases: IDBFactory,
  store: (typeof STORES)[number],
  use: (store: IDBObjectStore, settled: <R>(request: IDBRequest<R>) => Promise<R>) => Promise<T>,
): Promise<T> => {
  const opening = databases.open(DATABASE_NAME, DATABASE_VERSION)
  opening.addEventListener('upgradeneeded', () => makeStores(opening.result))
  const database = await settled(opening)
  try {
    return await use(database.transaction(store, 'readwrite').objectStore(store), settled)
  } finally {
    database.close()
  }
}
