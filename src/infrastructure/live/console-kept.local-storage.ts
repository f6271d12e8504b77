import type { ConsoleKeptStore } from '#application/live/console-kept.port.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import { LESSON_STORAGE_KEYS, MAX_CONSOLES } from '../storage/lesson-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export const localStorageConsolesKept = (storage: SafeStorage): ConsoleKeptStore =>
  localStorageDrafts(storage, {
    key: LESSON_STORAGE_KEYS.liveConsoles,
    most: MAX_CONSOLES,
    isSame: (one, other) => one.userId === other.userId && one.sectionId === other.sectionId,
  })
