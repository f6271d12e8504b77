import type { LeftUnsent } from '#application/session/left-unsent.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { SIGNED_IN_STORAGE_KEYS } from '../storage/signed-in-storage-keys.ts'

/** The length of an empty list as it is written. */
const EMPTY = '[]'.length

export const localStorageLeftUnsent =
  (storage: SafeStorage): LeftUnsent =>
  (work) =>
    storage.read(SIGNED_IN_STORAGE_KEYS[work]).length > EMPTY
