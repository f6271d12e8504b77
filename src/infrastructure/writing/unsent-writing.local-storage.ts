import type { UnsentWritingStore } from '#application/writing/unsent-writing.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import { type UnsentWriting, withWritings, writingsAfter } from '#domain/writing/unsent-writing.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { WRITING_STORAGE_KEYS as KEYS } from '../storage/writing-storage-keys.ts'

/** What waits in this browser, oldest first; nothing makes room. */
export const localStorageUnsentWritings = (storage: SafeStorage): UnsentWritingStore => {
  const all = () => storage.read(KEYS.unsentWritings)
  const write = (writings: readonly UnsentWriting[]) => storage.write(KEYS.unsentWritings, writings)
  return {
    keep: async (writings) => write(withWritings(all(), writings)),
    read: async (userId) => all().filter(({ place }) => place.userId === userId),
    crossOut: async (writings) => write(writingsAfter(all(), writings)),
    keepOnlyOf: async (userId) => write(all().filter(({ place }) => !isOfAnother(place.userId, userId))),
  }
}
