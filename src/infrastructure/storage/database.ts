import { type IDBPDatabase, type IDBPObjectStore, wrap } from 'idb'
import { DATABASE_NAME } from './storage-names.ts'

const DATABASE_VERSION = 3

/** Device keys by name; see `device-key.indexed-db.ts`. */
export const DEVICE_KEYS = 'deviceKeys'
/** Unsent learning by user and section; see `ledger.indexed-db.ts`. */
export const LEDGER = 'ledger'
/** Unfinished uploads by user, tab and key; see `upload-store.indexed-db.ts`. */
export const UPLOADS = 'uploads'

const STORES = [DEVICE_KEYS, LEDGER, UPLOADS] as const

/** A store in a transaction that writes. */
export type Rows = IDBPObjectStore<unknown, [string], string, 'readwrite'>

const makeStores = (database: IDBDatabase): void => {
  for (const name of STORES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
}

/**
 * Opens the database, lets `use` work in one transaction on one of its stores, waits until that is complete, and closes the
 * database again, since an open one cannot be deleted at log-out. Rejects where there is no database.
 */
export const inDatabase = async <T>(
  databases: IDBFactory,
  store: (typeof STORES)[number],
  use: (rows: Rows) => Promise<T>,
): Promise<T> => {
  const opening = databases.open(DATABASE_NAME, DATABASE_VERSION)
  opening.addEventListener('upgradeneeded', () => makeStores(opening.result))
  // Undefined only in the types of idb: an opening that succeeds has a database.
  const database = (await wrap(opening)) as IDBPDatabase
  try {
    const transaction = database.transaction<string, 'readwrite'>(store, 'readwrite')
    const [result] = await Promise.all([use(transaction.store), transaction.done])
    return result
  } finally {
    database.close()
  }
}
