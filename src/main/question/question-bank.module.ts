import { ContainerModule } from 'inversify'
import { provideBankMenus } from '#application/question/bank-menus.provide.ts'
import {
  provideBankQuestion,
  provideFoundQuestions,
  provideQuestionBank,
  provideSolution,
} from '#application/question/question-bank.provide.ts'
import {
  provideFaultCase,
  provideFaultList,
  provideFaultReport,
  provideOpenFaults,
  provideOwnFaults,
} from '#application/question/question-fault.provide.ts'
import {
  provideImportBatches,
  provideQuestionExport,
  provideQuestionImport,
} from '#application/question/question-import.provide.ts'
import { provideMadeQuestions, provideQuestionEditor } from '#application/question/question-making.provide.ts'
import { CURRICULUM_PORT } from '../catalogue/tokens.ts'
import { PICTURE_UPLOAD_PORT } from '../upload/tokens.ts'
import {
  BANK_MENUS_LOGIC,
  BANK_QUESTION_LOGIC,
  CORRECTION_STORE,
  FAULT_CASE_LOGIC,
  FAULT_LIST_LOGIC,
  FAULT_REPORT_LOGIC,
  FOUND_QUESTIONS_LOGIC,
  IMPORT_BATCHES_LOGIC,
  MADE_QUESTIONS_LOGIC,
  OPEN_FAULTS_LOGIC,
  OWN_FAULTS_LOGIC,
  QUESTION_BANK_LOGIC,
  QUESTION_BANK_PORT,
  QUESTION_DRAFT_STORE,
  QUESTION_EDITOR_LOGIC,
  QUESTION_EXPORT_LOGIC,
  QUESTION_FAULT_PORT,
  QUESTION_IMPORT_LOGIC,
  QUESTION_IMPORT_PORT,
  QUESTION_MAKING_PORT,
  SOLUTION_LOGIC,
} from './tokens.ts'

export const questionBankModule = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_LOGIC).toResolvedValue(provideQuestionBank, [QUESTION_BANK_PORT])
  bind(BANK_MENUS_LOGIC).toResolvedValue(provideBankMenus, [CURRICULUM_PORT, QUESTION_BANK_PORT])
  bind(BANK_QUESTION_LOGIC).toResolvedValue(provideBankQuestion, [QUESTION_BANK_PORT])
  bind(FOUND_QUESTIONS_LOGIC).toResolvedValue(provideFoundQuestions, [QUESTION_BANK_PORT])
  bind(SOLUTION_LOGIC).toResolvedValue(provideSolution, [QUESTION_BANK_PORT])
  bind(FAULT_REPORT_LOGIC).toResolvedValue(provideFaultReport, [QUESTION_FAULT_PORT])
  bind(OWN_FAULTS_LOGIC).toResolvedValue(provideOwnFaults, [QUESTION_FAULT_PORT])
  bind(FAULT_LIST_LOGIC).toResolvedValue(provideFaultList, [QUESTION_FAULT_PORT])
  bind(FAULT_CASE_LOGIC).toResolvedValue(provideFaultCase, [QUESTION_FAULT_PORT])
  bind(OPEN_FAULTS_LOGIC).toResolvedValue(provideOpenFaults, [QUESTION_FAULT_PORT])
  bind(QUESTION_IMPORT_LOGIC).toResolvedValue(provideQuestionImport, [QUESTION_IMPORT_PORT, CORRECTION_STORE])
  bind(IMPORT_BATCHES_LOGIC).toResolvedValue(provideImportBatches, [QUESTION_IMPORT_PORT])
  bind(MADE_QUESTIONS_LOGIC).toResolvedValue(provideMadeQuestions, [QUESTION_MAKING_PORT])
  bind(QUESTION_EDITOR_LOGIC).toResolvedValue(provideQuestionEditor, [
    QUESTION_MAKING_PORT,
    QUESTION_DRAFT_STORE,
    PICTURE_UPLOAD_PORT,
  ])
  bind(QUESTION_EXPORT_LOGIC).toResolvedValue(provideQuestionExport, [QUESTION_IMPORT_PORT])
})
