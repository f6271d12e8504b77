import type { AppearanceStore } from '#application/navigation/appearance-store.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

export const localStorageAppearance = (storage: SafeStorage): AppearanceStore => ({
  read: () => storage.read(KEYS.appearance),
  keep: (appearance) => storage.write(KEYS.appearance, appearance),
})
