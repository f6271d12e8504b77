import type { NoteDraftStore } from '#application/playback/note-draft.port.ts'
import type { NotePlace } from '#domain/playback/note-draft.ts'
import { LESSON_STORAGE_KEYS as KEYS, MOST_NOTE_DRAFTS } from '../storage/lesson-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

const isAt =
  ({ userId, sectionId }: NotePlace) =>
  ({ place }: { place: NotePlace }): boolean =>
    place.userId === userId && place.sectionId === sectionId

/** The latest drafts of this browser, the one that was touched last first; the oldest make room. */
export const localStorageNoteDrafts = (storage: SafeStorage): NoteDraftStore => {
  const others = (place: NotePlace) => storage.read(KEYS.noteDrafts).filter((kept) => !isAt(place)(kept))
  return {
    read: (place) => storage.read(KEYS.noteDrafts).find(isAt(place))?.draft ?? null,
    keep: (place, draft) =>
      storage.write(KEYS.noteDrafts, [{ place, draft }, ...others(place)].slice(0, MOST_NOTE_DRAFTS)),
    forget: (place) => storage.write(KEYS.noteDrafts, others(place)),
    keepOnlyOf: (userId) =>
      storage.write(
        KEYS.noteDrafts,
        storage.read(KEYS.noteDrafts).filter(({ place }) => userId !== 0 && place.userId === userId),
      ),
  }
}
