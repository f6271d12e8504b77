import { ContainerModule } from 'inversify'
import { memoryCorrections } from '#infrastructure/question/correction-store.memory.ts'
import { memoryQuestionDrafts } from '#infrastructure/question/question-draft.memory.ts'
import { memoryQuestionImport } from '#infrastructure/question/question-import.memory.ts'
import { memoryQuestionMaking } from '#infrastructure/question/question-making.memory.ts'
import {
  CORRECTION_STORE,
  QUESTION_DRAFT_STORE,
  QUESTION_IMPORT_PORT,
  QUESTION_MAKING_PORT,
} from '../../question/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of writing, importing and correcting questions, in memory. */
export const memoryMaking = new ContainerModule(({ bind }) => {
  bind(QUESTION_IMPORT_PORT).toResolvedValue(memoryQuestionImport, [BACKEND, CALLER]).inSingletonScope()
  bind(QUESTION_MAKING_PORT).toResolvedValue(memoryQuestionMaking, [BACKEND, CALLER])
  bind(QUESTION_DRAFT_STORE).toResolvedValue(memoryQuestionDrafts, [BROWSER])
  bind(CORRECTION_STORE).toResolvedValue(memoryCorrections, [BROWSER])
})
