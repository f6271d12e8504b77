import type { AnswerDraftStore } from '#application/question/answer-draft.port.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import { LESSON_STORAGE_KEYS, MAX_ANSWER_DRAFTS } from '../storage/lesson-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export const localStorageAnswerDrafts = (storage: SafeStorage): AnswerDraftStore =>
  localStorageDrafts(storage, {
    key: LESSON_STORAGE_KEYS.answerDrafts,
    most: MAX_ANSWER_DRAFTS,
    isSame: (one, other) =>
      one.userId === other.userId && one.sectionId === other.sectionId && one.questionId === other.questionId,
  })
