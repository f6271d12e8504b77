import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'
import type { KeptKeys } from './intentions.ts'

/** Of this tab alone: another has not sent what it did. */
export const sessionStorageKeys = (storage: SafeStorage): KeptKeys => ({
  read: () => storage.read(KEYS.unansweredKeys),
  keep: (keys) => storage.write(KEYS.unansweredKeys, keys),
})
