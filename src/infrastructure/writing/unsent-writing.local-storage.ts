import type { UnsentWritingStore } from '#application/writing/unsent-writing.port.ts'
import { WRITING_RULES } from '#domain/writing/unsent-writing.ts'
import { outboxStoreIn } from '../storage/outbox-store.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { WRITING_STORAGE_KEYS as KEYS } from '../storage/writing-storage-keys.ts'

/** What waits in this browser, oldest first; nothing makes room. */
export const localStorageUnsentWritings = (storage: SafeStorage): UnsentWritingStore =>
  outboxStoreIn(
    {
      read: () => storage.read(KEYS.unsentWritings),
      keep: (writings) => storage.write(KEYS.unsentWritings, writings),
    },
    WRITING_RULES,
  )
