import { IDBFactory } from 'fake-indexeddb'
import { memoryStoredWork } from '#infrastructure/connection/stored-work.memory.ts'
import { webStorageWork } from '#infrastructure/connection/stored-work.web-storage.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { memoryUploads } from '#infrastructure/upload/upload-store.memory.ts'
import { browserStores } from '#tests/infrastructure/storage/web-stores.ts'
import { memoryTab, webTab } from '#tests/support/opened-stores.ts'
import { REFUSED_LOCKS } from '#tests/support/refused-locks.ts'
import { storedWorkContract } from './stored-work.contract.ts'

storedWorkContract('memory', async () => {
  const browser = createMemoryBrowser()
  return {
    stores: await memoryTab(browser),
    uploads: memoryUploads(browser),
    work: memoryStoredWork(browser),
  }
})
storedWorkContract('web storage', async () => {
  const { storage } = browserStores()
  const databases = new IDBFactory()
  const tab = {
    databases,
    locks: REFUSED_LOCKS,
    openChannel: () => undefined,
    makeId: () => 'tab-1',
    unkept: storage.unkept,
    page: new EventTarget(),
  }
  return {
    stores: webTab(storage),
    uploads: indexedDbUploads(tab),
    work: webStorageWork(storage, databases),
  }
})
