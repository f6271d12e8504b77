import { ContainerModule } from 'inversify'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { memoryComposition } from '#infrastructure/paper/composition.memory.ts'
import { memoryPapers } from '#infrastructure/paper/paper.memory.ts'
import { lazyPaperFile } from '#infrastructure/paper/paper-file.lazy.ts'
import { memorySittings } from '#infrastructure/paper/sitting-store.memory.ts'
import { memoryCorrections } from '#infrastructure/question/correction-store.memory.ts'
import { memoryQuestionBank as questionBank } from '#infrastructure/question/question-bank.memory.ts'
import { memoryQuestionDrafts } from '#infrastructure/question/question-draft.memory.ts'
import { memoryQuestionFaults } from '#infrastructure/question/question-fault.memory.ts'
import { memoryQuestionImport } from '#infrastructure/question/question-import.memory.ts'
import { memoryQuestionMaking } from '#infrastructure/question/question-making.memory.ts'
import {
  BASKET_STORE,
  COMPOSITION_PORT,
  PAPER_FILE_PORT,
  PAPER_PORT,
  SITTING_STORE,
} from '../../paper/tokens.ts'
import {
  CORRECTION_STORE,
  QUESTION_BANK_PORT,
  QUESTION_DRAFT_STORE,
  QUESTION_FAULT_PORT,
  QUESTION_IMPORT_PORT,
  QUESTION_MAKING_PORT,
} from '../../question/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of question bank and papers, in memory. */
export const memoryQuestionBank = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_PORT).toResolvedValue(questionBank, [BACKEND, CALLER])
  bind(QUESTION_FAULT_PORT).toResolvedValue(memoryQuestionFaults, [BACKEND, CALLER])
  bind(QUESTION_IMPORT_PORT).toResolvedValue(memoryQuestionImport, [BACKEND, CALLER]).inSingletonScope()
  bind(QUESTION_MAKING_PORT).toResolvedValue(memoryQuestionMaking, [BACKEND, CALLER])
  bind(QUESTION_DRAFT_STORE).toResolvedValue(memoryQuestionDrafts, [BROWSER])
  bind(CORRECTION_STORE).toResolvedValue(memoryCorrections, [BROWSER])
  bind(BASKET_STORE).toResolvedValue(memoryBasket, [BROWSER])
  bind(COMPOSITION_PORT).toResolvedValue(memoryComposition, [BACKEND, CALLER])
  bind(PAPER_PORT).toResolvedValue(memoryPapers, [BACKEND, CALLER])
  bind(PAPER_FILE_PORT).toConstantValue(lazyPaperFile)
  bind(SITTING_STORE).toResolvedValue(memorySittings, [BROWSER])
})
