import { ContainerModule } from 'inversify'
import { localStorageCorrections } from '#infrastructure/question/correction-store.local-storage.ts'
import { localStorageQuestionDrafts } from '#infrastructure/question/question-draft.local-storage.ts'
import { CORRECTION_STORE, QUESTION_DRAFT_STORE } from '../../question/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser stores for writing and importing questions. */
export const browserMaking = new ContainerModule(({ bind }) => {
  bind(QUESTION_DRAFT_STORE).toResolvedValue(localStorageQuestionDrafts, [STORAGE])
  bind(CORRECTION_STORE).toResolvedValue(localStorageCorrections, [STORAGE])
})
