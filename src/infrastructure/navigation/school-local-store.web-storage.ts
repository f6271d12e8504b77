import type { SchoolLocalStore } from '#application/navigation/school-local-store.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

export const webStorageSchoolLocal = (storage: SafeStorage): SchoolLocalStore => ({
  read: () => ({ active: storage.read(KEYS.schoolLocal), menuIndex: storage.read(KEYS.schoolLocalIndex) }),
  keep: ({ active, menuIndex }) => {
    storage.write(KEYS.schoolLocal, active)
    storage.write(KEYS.schoolLocalIndex, menuIndex)
  },
})
