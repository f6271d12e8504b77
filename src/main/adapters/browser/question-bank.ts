import { ContainerModule } from 'inversify'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { lazyPaperFile } from '#infrastructure/paper/paper-file.lazy.ts'
import { localStorageSittings } from '#infrastructure/paper/sitting-store.local-storage.ts'
import { localStorageCorrections } from '#infrastructure/question/correction-store.local-storage.ts'
import { localStorageQuestionDrafts } from '#infrastructure/question/question-draft.local-storage.ts'
import { BASKET_STORE, PAPER_FILE_PORT, SITTING_STORE } from '../../paper/tokens.ts'
import { CORRECTION_STORE, QUESTION_DRAFT_STORE } from '../../question/tokens.ts'
import { STORAGE } from './tokens.ts'

/** What this browser keeps and can do for question bank and papers. */
export const browserQuestionBank = new ContainerModule(({ bind }) => {
  bind(BASKET_STORE).toResolvedValue((storage) => localStorageBasket({ storage, tabs: window }), [STORAGE])
  bind(PAPER_FILE_PORT).toConstantValue(lazyPaperFile)
  bind(SITTING_STORE).toResolvedValue(localStorageSittings, [STORAGE])
  bind(QUESTION_DRAFT_STORE).toResolvedValue(localStorageQuestionDrafts, [STORAGE])
  bind(CORRECTION_STORE).toResolvedValue(localStorageCorrections, [STORAGE])
})
