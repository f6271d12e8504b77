import { leftKeysIn } from '../storage/left-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'
import type { KeptKeys } from './intentions.ts'

/** Kept per tab: another tab has not sent these writes, unless it continues a draft of a closed tab. */
export const sessionStorageKeys = (storage: SafeStorage): KeptKeys => {
  const left = leftKeysIn(storage)
  const read = () => storage.read(KEYS.unansweredKeys)
  return {
    read,
    keep: (keys) => {
      const before = read()
      storage.write(KEYS.unansweredKeys, keys)
      left.note(
        keys.filter((key) => !before.includes(key)),
        before.filter((key) => !keys.includes(key)),
      )
    },
    listen: left.listen,
  }
}
