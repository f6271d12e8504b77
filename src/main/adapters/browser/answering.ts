import { ContainerModule } from 'inversify'
import { localStorageAnswerDrafts } from '#infrastructure/question/answer-draft.local-storage.ts'
import { localStoragePractices } from '#infrastructure/question/practice.local-storage.ts'
import { localStorageUnsentAnswers } from '#infrastructure/question/unsent-answer.local-storage.ts'
import { ANSWER_DRAFT_STORE, PRACTICE_STORE, UNSENT_ANSWER_STORE } from '../../question/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser stores for answering questions. */
export const browserAnswering = new ContainerModule(({ bind }) => {
  bind(ANSWER_DRAFT_STORE).toResolvedValue(localStorageAnswerDrafts, [STORAGE])
  bind(UNSENT_ANSWER_STORE).toResolvedValue(localStorageUnsentAnswers, [STORAGE])
  bind(PRACTICE_STORE).toResolvedValue((storage) => localStoragePractices(storage), [STORAGE])
})
