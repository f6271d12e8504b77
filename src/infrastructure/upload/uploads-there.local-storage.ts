import type { UploadsThere } from '#application/upload/uploads-there.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { SIGNED_IN_STORAGE_KEYS } from '../storage/signed-in-storage-keys.ts'

export const localStorageUploadsThere = (storage: SafeStorage): UploadsThere => ({
  read: () => storage.read(SIGNED_IN_STORAGE_KEYS.uploadsThere),
  keep: (there) => storage.write(SIGNED_IN_STORAGE_KEYS.uploadsThere, there),
})
