import type { ScrollPlaceStore } from '#application/navigation/scroll-place.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { SIGNED_IN_STORAGE_KEYS as KEYS } from '../storage/signed-in-storage-keys.ts'

export const sessionStorageScrollPlace = (storage: SafeStorage): ScrollPlaceStore => ({
  read: () => storage.read(KEYS.scrollPlace),
  keep: (place) => storage.write(KEYS.scrollPlace, place),
})
