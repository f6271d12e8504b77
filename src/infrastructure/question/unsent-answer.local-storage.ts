import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { isSameAnswer } from '#domain/question/unsent-answer.ts'
import { LESSON_STORAGE_KEYS as KEYS, MAX_UNSENT_ANSWERS } from '../storage/lesson-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** What waits in this browser, oldest first. */
export const localStorageUnsentAnswers = (storage: SafeStorage): UnsentAnswerStore => {
  const all = () => storage.read(KEYS.unsentAnswers)
  return {
    of: (userId) => all().filter(({ place }) => place.userId === userId),
    keep: (answer) =>
      storage.write(
        KEYS.unsentAnswers,
        [...all().filter((other) => !isSameAnswer(answer, other)), answer].slice(-MAX_UNSENT_ANSWERS),
      ),
    drop: (answer) =>
      storage.write(
        KEYS.unsentAnswers,
        all().filter((other) => !isSameAnswer(answer, other)),
      ),
    keepOnlyOf: (userId) =>
      storage.write(
        KEYS.unsentAnswers,
        all().filter(({ place }) => userId !== 0 && place.userId === userId),
      ),
  }
}
