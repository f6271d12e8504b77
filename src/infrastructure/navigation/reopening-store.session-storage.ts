import type { ReopeningStore } from '#application/navigation/reopening-store.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

export const sessionStorageReopening = (storage: SafeStorage): ReopeningStore => ({
  read: () => storage.read(KEYS.reopenedBuild),
  keep: (build) => storage.write(KEYS.reopenedBuild, build),
})
