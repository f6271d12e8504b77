import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { ANSWER_RULES } from '#domain/question/unsent-answer.ts'
import { LESSON_STORAGE_KEYS as KEYS } from '../storage/lesson-storage-keys.ts'
import { outboxStoreIn } from '../storage/outbox-store.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** What waits in this browser, oldest first; nothing makes room. */
export const localStorageUnsentAnswers = (storage: SafeStorage): UnsentAnswerStore =>
  outboxStoreIn(
    {
      read: () => storage.read(KEYS.unsentAnswers),
      keep: (answers) => storage.write(KEYS.unsentAnswers, answers),
    },
    ANSWER_RULES,
  )
