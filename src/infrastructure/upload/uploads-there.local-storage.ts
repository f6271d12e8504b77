import type { UploadsThere } from '#application/upload/uploads-there.port.ts'
import { INSIDE_STORAGE_KEYS } from '../storage/inside-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export const localStorageUploadsThere = (storage: SafeStorage): UploadsThere => ({
  read: () => storage.read(INSIDE_STORAGE_KEYS.uploadsThere),
  keep: (there) => storage.write(INSIDE_STORAGE_KEYS.uploadsThere, there),
})
