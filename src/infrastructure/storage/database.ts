import { type IDBPDatabase, type IDBPObjectStore, wrap } from 'idb'
import { openedInTime } from './in-time.ts'
import { DATABASE_NAME } from './storage-names.ts'

const DATABASE_VERSION = 3

/** Device keys by name; see `device-key.indexed-db.ts`. */
export const DEVICE_KEYS = 'deviceKeys'
/** Unsent learning by user and section; see `ledger.indexed-db.ts`. */
export const LEDGER = 'ledger'
/** Unfinished uploads by user, tab and key; see `upload-store.indexed-db.ts`. */
export const UPLOADS = 'uploads'

const STORES = [DEVICE_KEYS, LEDGER, UPLOADS] as const

type StoreName = (typeof STORES)[number]

/** A store in a transaction that writes. */
export type Rows = IDBPObjectStore<unknown, [string], string, 'readwrite'>

const makeStores = (database: IDBDatabase): void => {
  for (const name of STORES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
}

const opened = async (databases: IDBFactory): Promise<IDBPDatabase> => {
  const opening = databases.open(DATABASE_NAME, DATABASE_VERSION)
  opening.addEventListener('upgradeneeded', () => makeStores(opening.result))
  // Undefined only in the types of idb: an opening that succeeds has a database.
  return openedInTime(wrap(opening) as Promise<IDBPDatabase>)
}

/** Lets `use` work in one transaction and waits until that is complete. */
const inTransaction = async <T>(
  database: IDBPDatabase,
  store: StoreName,
  use: (rows: Rows) => Promise<T>,
): Promise<T> => {
  const transaction = database.transaction<string, 'readwrite'>(store, 'readwrite')
  const [result] = await Promise.all([use(transaction.store), transaction.done])
  return result
}

/**
 * Opens the database, lets `use` work in one transaction on one of its stores, waits until that is complete, and closes the
 * database again, since an open one cannot be deleted at log-out. Rejects where there is no database.
 */
export const inDatabase = async <T>(
  databases: IDBFactory,
  store: StoreName,
  use: (rows: Rows) => Promise<T>,
): Promise<T> => {
  const database = await opened(databases)
  try {
    return await inTransaction(database, store, use)
  } finally {
    database.close()
  }
}

/**
 * The same with a database that stays open until it is to be deleted: what is written in the last moment of a page is on
 * its way before anything is drawn.
 */
export const inOpenDatabase = (databases: IDBFactory, store: StoreName) => {
  let opening: Promise<IDBPDatabase> | null = null
  const open = async (): Promise<IDBPDatabase> => {
    const database = await opened(databases)
    const letGo = () => {
      opening = null
      database.close()
    }
    database.addEventListener('versionchange', letGo)
    // The browser has closed it by itself.
    database.addEventListener('close', letGo)
    return database
  }
  return async <T>(use: (rows: Rows) => Promise<T>): Promise<T> => {
    opening ??= open()
    const asked = opening
    try {
      return await inTransaction(await asked, store, use)
    } catch (error) {
      if (opening === asked) opening = null
      void asked.then((database) => database.close()).catch(() => undefined)
      throw error
    }
  }
}
