import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { answersAfter, type UnsentAnswer, withAnswers } from '#domain/question/unsent-answer.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import { LESSON_STORAGE_KEYS as KEYS, MAX_UNSENT_ANSWERS } from '../storage/lesson-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** What waits in this browser, oldest first. */
export const localStorageUnsentAnswers = (storage: SafeStorage): UnsentAnswerStore => {
  const all = () => storage.read(KEYS.unsentAnswers)
  const write = (answers: readonly UnsentAnswer[]) =>
    storage.write(KEYS.unsentAnswers, answers.slice(-MAX_UNSENT_ANSWERS))
  return {
    keep: async (answers) => write(withAnswers(all(), answers)),
    read: async (userId) => all().filter(({ place }) => place.userId === userId),
    crossOut: async (answers) => write(answersAfter(all(), answers)),
    keepOnlyOf: async (userId) => write(all().filter(({ place }) => !isOfAnother(place.userId, userId))),
  }
}
