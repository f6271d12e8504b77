import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { ANSWER_RULES } from '#domain/question/unsent-answer.ts'
import { LESSON_STORAGE_KEYS as KEYS, MAX_UNSENT_ANSWERS } from '../storage/lesson-storage-keys.ts'
import { outboxStoreIn } from '../storage/outbox-store.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** What waits in this browser, oldest first; the oldest make room. */
export const localStorageUnsentAnswers = (storage: SafeStorage): UnsentAnswerStore =>
  outboxStoreIn(
    {
      read: () => storage.read(KEYS.unsentAnswers),
      keep: (answers) => storage.write(KEYS.unsentAnswers, answers.slice(-MAX_UNSENT_ANSWERS)),
    },
    ANSWER_RULES,
  )
