import type { ListViewStore } from '#application/catalogue/list.port.ts'
import { INSIDE_STORAGE_KEYS as KEYS } from '../storage/inside-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export const localStorageListView = (storage: SafeStorage): ListViewStore => ({
  read: () => storage.read(KEYS.listView),
  keep: (view) => storage.write(KEYS.listView, view),
})
