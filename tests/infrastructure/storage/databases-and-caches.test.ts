import { IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { DEVICE_KEYS, inDatabase } from '#infrastructure/storage/database.ts'
import { browserStores } from './web-stores.ts'

const fakeCaches = (names: Set<string>): CacheStorage =>
  ({
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  }) as unknown as CacheStorage

const storeIn = (databases: IDBFactory | undefined, caches: CacheStorage | undefined) => {
  const stores = browserStores()
  stores.local.setItem('token', 'abc')
  stores.local.setItem('somebody else', 'x')
  stores.session.setItem('loginMarker', 'true')
  const tabs = stores.window as unknown as Window
  return { ...stores, store: localStorageSessionStore({ storage: stores.storage, tabs, databases, caches }) }
}

const open = (databases: IDBFactory, name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = databases.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('refused'))
  })

it('empties local and session storage, every database and every cache', async () => {
  const databases = new IDBFactory()
  await inDatabase(databases, DEVICE_KEYS, (keys) => keys.put('x', 'credentials'))
  ;(await open(databases, 'drafts')).close()
  const caches = new Set(['pages', 'workbox-precache-v2-https://school/', 'app-configuration', 'pictures'])
  const { store, local, session } = storeIn(databases, fakeCaches(caches))
  await store.wipe()
  expect([local.length, session.length, await databases.databases(), [...caches]]).toEqual([
    0,
    0,
    [],
    ['workbox-precache-v2-https://school/', 'app-configuration'],
  ])
})

it('works where the browser has neither databases nor caches', async () => {
  const { store, local, session } = storeIn(undefined, undefined)
  await store.wipe()
  expect([local.length, session.length, store.token(), store.loginMarked()]).toEqual([0, 0, null, false])
})

it('deletes its own database where the browser cannot list them', async () => {
  const databases = new IDBFactory()
  await inDatabase(databases, DEVICE_KEYS, (keys) => keys.put('x', 'credentials'))
  const deaf = { deleteDatabase: (name: string) => databases.deleteDatabase(name) } as unknown as IDBFactory
  await storeIn(deaf, undefined).store.wipe()
  expect(await databases.databases()).toEqual([])
})

it('does not wait for a tab that keeps a database open', async () => {
  const databases = new IDBFactory()
  const held = await open(databases, 'drafts')
  await storeIn(databases, undefined).store.wipe()
  held.close()
  await vi.waitFor(async () => expect(await databases.databases()).toEqual([]))
})

it('does not reject where everything refuses, and does not wait for what never answers', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const refusing = { deleteDatabase: refuse, databases: refuse } as unknown as IDBFactory
  const neverAnswering = { keys: () => new Promise(() => undefined) } as unknown as CacheStorage
  vi.useFakeTimers()
  const wiped = storeIn(refusing, neverAnswering).store.wipe()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await expect(wiped).resolves.toBeUndefined()
})
