import type { ParkedPlaceStore } from '#application/session/parked-place.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

export const sessionStorageParkedPlace = (storage: SafeStorage): ParkedPlaceStore => ({
  read: () => storage.read(KEYS.parkedPlace),
  park: (place) => storage.write(KEYS.parkedPlace, place),
  clear: () => storage.remove(KEYS.parkedPlace),
})
