import { ContainerModule } from 'inversify'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { axiosComposition } from '#infrastructure/paper/composition.axios.ts'
import { axiosPapers } from '#infrastructure/paper/paper.axios.ts'
import { lazyPaperFile } from '#infrastructure/paper/paper-file.lazy.ts'
import { localStorageSittings } from '#infrastructure/paper/sitting-store.local-storage.ts'
import { localStorageCorrections } from '#infrastructure/question/correction-store.local-storage.ts'
import { axiosQuestionBank } from '#infrastructure/question/question-bank.axios.ts'
import { axiosQuestionFaults } from '#infrastructure/question/question-fault.axios.ts'
import { axiosQuestionImport } from '#infrastructure/question/question-import.axios.ts'
import {
  BASKET_STORE,
  COMPOSITION_PORT,
  CORRECTION_STORE,
  PAPER_FILE_PORT,
  PAPER_PORT,
  QUESTION_BANK_PORT,
  QUESTION_FAULT_PORT,
  QUESTION_IMPORT_PORT,
  SITTING_STORE,
} from '../bank/tokens.ts'
import { HTTP, STORAGE } from './axios-ground.ts'

const question = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_PORT).toResolvedValue(axiosQuestionBank, [HTTP])
  bind(QUESTION_FAULT_PORT).toResolvedValue(axiosQuestionFaults, [HTTP])
  bind(QUESTION_IMPORT_PORT).toResolvedValue(axiosQuestionImport, [HTTP])
  bind(CORRECTION_STORE).toResolvedValue(localStorageCorrections, [STORAGE])
})

const paper = new ContainerModule(({ bind }) => {
  bind(BASKET_STORE).toResolvedValue((storage) => localStorageBasket({ storage, tabs: window }), [STORAGE])
  bind(COMPOSITION_PORT).toResolvedValue(axiosComposition, [HTTP])
  bind(PAPER_PORT).toResolvedValue(axiosPapers, [HTTP])
  bind(PAPER_FILE_PORT).toConstantValue(lazyPaperFile)
  bind(SITTING_STORE).toResolvedValue(localStorageSittings, [STORAGE])
})

/** What of the set the question bank needs. */
export const axiosBank: readonly ContainerModule[] = [question, paper]
