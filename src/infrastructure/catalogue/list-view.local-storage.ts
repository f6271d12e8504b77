import type { ListViewStore } from '#application/catalogue/list.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

export const localStorageListView = (storage: SafeStorage): ListViewStore => ({
  read: () => storage.read(KEYS.listView),
  keep: (view) => storage.write(KEYS.listView, view),
})
