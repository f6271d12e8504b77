import type { SearchHistoryStore } from '#application/search/search.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

export const localStorageSearchHistory = (storage: SafeStorage): SearchHistoryStore => ({
  read: () => [...new Set(storage.read(KEYS.searchHistory))],
  keep: (history) => storage.write(KEYS.searchHistory, history),
})
