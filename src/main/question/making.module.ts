import { ContainerModule } from 'inversify'
import { provideFaultCase, provideFaultList } from '#application/question/question-fault.provide.ts'
import {
  provideImportBatches,
  provideQuestionExport,
  provideQuestionImport,
} from '#application/question/question-import.provide.ts'
import { provideMadeQuestions, provideQuestionEditor } from '#application/question/question-making.provide.ts'
import { CHOSEN_FILES } from '../session/chosen-file.tokens.ts'
import { PICTURE_UPLOAD_PORT } from '../upload/tokens.ts'
import {
  CORRECTION_STORE,
  FAULT_CASE_LOGIC,
  FAULT_LIST_LOGIC,
  IMPORT_BATCHES_LOGIC,
  MADE_QUESTIONS_LOGIC,
  QUESTION_DRAFT_STORE,
  QUESTION_EDITOR_LOGIC,
  QUESTION_EXPORT_LOGIC,
  QUESTION_FAULT_PORT,
  QUESTION_IMPORT_LOGIC,
  QUESTION_IMPORT_PORT,
  QUESTION_MAKING_PORT,
} from './tokens.ts'

export const makingModule = new ContainerModule(({ bind }) => {
  bind(FAULT_LIST_LOGIC).toResolvedValue(provideFaultList, [QUESTION_FAULT_PORT])
  bind(FAULT_CASE_LOGIC).toResolvedValue(provideFaultCase, [QUESTION_FAULT_PORT])
  bind(QUESTION_IMPORT_LOGIC).toResolvedValue(provideQuestionImport, [
    QUESTION_IMPORT_PORT,
    CORRECTION_STORE,
    CHOSEN_FILES,
  ])
  bind(IMPORT_BATCHES_LOGIC).toResolvedValue(provideImportBatches, [QUESTION_IMPORT_PORT])
  bind(MADE_QUESTIONS_LOGIC).toResolvedValue(provideMadeQuestions, [QUESTION_MAKING_PORT])
  bind(QUESTION_EDITOR_LOGIC).toResolvedValue(provideQuestionEditor, [
    QUESTION_MAKING_PORT,
    QUESTION_DRAFT_STORE,
    PICTURE_UPLOAD_PORT,
  ])
  bind(QUESTION_EXPORT_LOGIC).toResolvedValue(provideQuestionExport, [QUESTION_IMPORT_PORT])
})
