import type { ListViewStore } from '#application/catalogue/list.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { SIGNED_IN_STORAGE_KEYS as KEYS } from '../storage/signed-in-storage-keys.ts'

export const localStorageListView = (storage: SafeStorage): ListViewStore => ({
  read: () => storage.read(KEYS.listView),
  keep: (view) => storage.write(KEYS.listView, view),
})
