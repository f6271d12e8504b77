import type { Container, ContainerModule } from 'inversify'
import type { MakingLogic } from '#application/bank-logic.ts'
import type { AppContext } from '../app-context.ts'
import { makingModule } from '../question/making.module.ts'
import { importBatchesOpener, newQuestionOpener, questionEditorOpener } from '../question/making.wiring.ts'
import {
  FAULT_CASE_LOGIC,
  FAULT_LIST_LOGIC,
  IMPORT_BATCHES_LOGIC,
  MADE_QUESTIONS_LOGIC,
  QUESTION_EDITOR_LOGIC,
  QUESTION_EXPORT_LOGIC,
  QUESTION_IMPORT_LOGIC,
} from '../question/tokens.ts'
import { chosenFileModule } from '../session/chosen-file.module.ts'

/**
 * The statecharts of question making, bound to their ports. Requires the loaded bundles of the bank and of
 * pictures.
 */
export const openMaking = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): MakingLogic => {
  container.load(makingModule, chosenFileModule, ...adapters)
  return {
    faultList: container.get(FAULT_LIST_LOGIC),
    faultCase: container.get(FAULT_CASE_LOGIC),
    questionImport: container.get(QUESTION_IMPORT_LOGIC),
    openImportBatches: importBatchesOpener(container.get(IMPORT_BATCHES_LOGIC)),
    madeQuestions: container.get(MADE_QUESTIONS_LOGIC),
    openQuestionEditor: questionEditorOpener(app, container.get(QUESTION_EDITOR_LOGIC)),
    openNewQuestion: newQuestionOpener(app, container.get(QUESTION_EDITOR_LOGIC)),
    questionExport: container.get(QUESTION_EXPORT_LOGIC),
  }
}
