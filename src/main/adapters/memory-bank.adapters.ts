import { ContainerModule } from 'inversify'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { memoryComposition } from '#infrastructure/paper/composition.memory.ts'
import { memoryPapers } from '#infrastructure/paper/paper.memory.ts'
import { lazyPaperFile } from '#infrastructure/paper/paper-file.lazy.ts'
import { memorySittings } from '#infrastructure/paper/sitting-store.memory.ts'
import { memoryCorrections } from '#infrastructure/question/correction-store.memory.ts'
import { memoryQuestionBank } from '#infrastructure/question/question-bank.memory.ts'
import { memoryQuestionFaults } from '#infrastructure/question/question-fault.memory.ts'
import { memoryQuestionImport } from '#infrastructure/question/question-import.memory.ts'
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
import { BROWSER, CALLER, WORLD } from './memory-ground.ts'

const question = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_PORT).toResolvedValue(memoryQuestionBank, [WORLD, CALLER])
  bind(QUESTION_FAULT_PORT).toResolvedValue(memoryQuestionFaults, [WORLD, CALLER])
  bind(QUESTION_IMPORT_PORT).toResolvedValue(memoryQuestionImport, [WORLD, CALLER]).inSingletonScope()
  bind(CORRECTION_STORE).toResolvedValue(memoryCorrections, [BROWSER])
})

const paper = new ContainerModule(({ bind }) => {
  bind(BASKET_STORE).toResolvedValue(memoryBasket, [BROWSER])
  bind(COMPOSITION_PORT).toResolvedValue(memoryComposition, [WORLD, CALLER])
  bind(PAPER_PORT).toResolvedValue(memoryPapers, [WORLD, CALLER])
  bind(PAPER_FILE_PORT).toConstantValue(lazyPaperFile)
  bind(SITTING_STORE).toResolvedValue(memorySittings, [BROWSER])
})

/** What of the set the question bank needs. */
export const memoryBank: readonly ContainerModule[] = [question, paper]
