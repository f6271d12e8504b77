import type { NoteDraftStore } from '#application/playback/note-draft.port.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import { LESSON_STORAGE_KEYS, MAX_NOTE_DRAFTS } from '../storage/lesson-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export const localStorageNoteDrafts = (storage: SafeStorage): NoteDraftStore =>
  localStorageDrafts(storage, {
    key: LESSON_STORAGE_KEYS.noteDrafts,
    most: MAX_NOTE_DRAFTS,
    isSame: (one, other) => one.userId === other.userId && one.sectionId === other.sectionId,
  })
