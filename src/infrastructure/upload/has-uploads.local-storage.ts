import type { HasUploadsStore } from '#application/upload/has-uploads.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { SIGNED_IN_STORAGE_KEYS } from '../storage/signed-in-storage-keys.ts'

export const localStorageHasUploads = (storage: SafeStorage): HasUploadsStore => ({
  read: () => storage.read(SIGNED_IN_STORAGE_KEYS.uploadsThere),
  keep: (there) => storage.write(SIGNED_IN_STORAGE_KEYS.uploadsThere, there),
})
