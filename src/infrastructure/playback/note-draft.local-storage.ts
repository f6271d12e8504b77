import type { NoteDraftStore } from '#application/playback/note-draft.port.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { MAX_NOTE_DRAFTS, WRITING_STORAGE_KEYS } from '../storage/writing-storage-keys.ts'

export const localStorageNoteDrafts = (storage: SafeStorage): NoteDraftStore =>
  localStorageDrafts(storage, {
    key: WRITING_STORAGE_KEYS.noteDrafts,
    most: MAX_NOTE_DRAFTS,
    isSame: (one, other) => one.userId === other.userId && one.sectionId === other.sectionId,
  })
