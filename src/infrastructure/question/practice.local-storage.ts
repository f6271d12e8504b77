import type { PracticeStore } from '#application/question/practice.port.ts'
import type { Practice } from '#domain/question/practice.ts'
import { LESSON_STORAGE_KEYS as KEYS, MAX_PRACTICES } from '../storage/lesson-storage-keys.ts'
import { MAX_STORED_LENGTH, type SafeStorage } from '../storage/safe-storage.ts'

/** The latest for which there is room: the oldest make way, but never the one that is being worked on. */
const fitting = (practices: readonly Practice[]): readonly Practice[] => {
  let kept = practices.slice(0, MAX_PRACTICES)
  while (kept.length > 1 && JSON.stringify(kept).length > MAX_STORED_LENGTH) kept = kept.slice(0, -1)
  return kept
}

/** The latest practices of this browser. */
export const localStoragePractices = (storage: SafeStorage): PracticeStore => {
  const all = () => storage.read(KEYS.practices)
  return {
    of: (userId) => all().filter((practice) => practice.userId === userId),
    keep: (practice) =>
      storage.write(KEYS.practices, fitting([practice, ...all().filter(({ id }) => id !== practice.id)])),
  }
}
