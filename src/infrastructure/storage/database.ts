/** The one IndexedDB database of the product. */
export const DATABASE_NAME = 'zhiyuan'
const DATABASE_VERSION = 1

/** Device keys by name; see `device-key.indexed-db.ts`. */
export const DEVICE_KEYS = 'deviceKeys'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('the database refused')))
  })

/**
 * Opens the database, lets `use` work in one transaction on one of its stores, and closes it again, since an open
 * database cannot be deleted at log-out. Rejects where there is no database.
 */
export const inDatabase = async <T>(
  databases: IDBFactory,
  store: typeof DEVICE_KEYS,
  use: (store: IDBObjectStore, settled: <R>(request: IDBRequest<R>) => Promise<R>) => Promise<T>,
): Promise<T> => {
  const opening = databases.open(DATABASE_NAME, DATABASE_VERSION)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(DEVICE_KEYS))
  const database = await settled(opening)
  try {
    return await use(database.transaction(store, 'readwrite').objectStore(store), settled)
  } finally {
    database.close()
  }
}
