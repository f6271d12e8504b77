import { inTime } from './in-time.ts'
import { CHOSEN_FILES_DATABASE, DATABASE_NAME, KEPT_DATABASE } from './storage-names.ts'

/** What a browser keeps beside local and session storage; undefined where it does not know such a thing. */
export interface BrowserMemory {
  readonly databases: IDBFactory | undefined
  readonly caches: CacheStorage | undefined
}

/** The files of a build and the configuration, the same for everybody: without them the next person's page would not open without a network. */
const OF_APP = /^(?:workbox-precache-|app-configuration$)/

/** Never rejects: what cannot be deleted must not keep the others. */
const deleteDatabase = (databases: IDBFactory, name: string): Promise<void> =>
  new Promise<void>((resolve) => {
    const request = databases.deleteDatabase(name)
    // Blocked: another tab has it open; it goes as soon as that tab lets go.
    for (const end of ['success', 'error', 'blocked'] as const) request.addEventListener(end, () => resolve())
  }).catch(() => undefined)

/** Ours goes first: some browsers cannot list their databases, some never finish listing them. */
const deleteDatabases = async (databases: IDBFactory): Promise<void> => {
  const names = [DATABASE_NAME, KEPT_DATABASE, CHOSEN_FILES_DATABASE]
  const ours = Promise.all(names.map((name) => deleteDatabase(databases, name)))
  const listed = (await databases.databases?.()) ?? []
  await Promise.all([ours, ...listed.flatMap(({ name }) => (name ? [deleteDatabase(databases, name)] : []))])
}

const deleteCaches = async (caches: CacheStorage): Promise<void> => {
  const names = (await caches.keys()).filter((name) => !OF_APP.test(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Empties IndexedDB and the caches of this origin, but for the app's own files (R-session-6). Never rejects and ends within two seconds. */
export const wipeDatabasesAndCaches = async ({ databases, caches }: BrowserMemory): Promise<void> => {
  const wiped = Promise.allSettled([
    (async () => databases && deleteDatabases(databases))(),
    (async () => caches && deleteCaches(caches))(),
  ])
  await inTime(wiped, () => undefined)
}

/** Merely naming a store throws in browsers that forbid it. */
const attempt = <T>(name: () => T | undefined): T | undefined => {
  try {
    return name()
  } catch {
    return undefined
  }
}

/** The memory of this browser. */
export const browserMemory = (): BrowserMemory => ({
  databases: attempt(() => window.indexedDB),
  caches: attempt(() => window.caches),
})
