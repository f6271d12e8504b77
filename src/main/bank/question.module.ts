import { ContainerModule } from 'inversify'
import { provideBankMenus } from '#application/question/bank-menus.provide.ts'
import {
  provideBankQuestion,
  provideFaultReport,
  provideQuestionBank,
  provideSolution,
} from '#application/question/question-bank.provide.ts'
import {
  provideQuestionExport,
  provideQuestionImport,
} from '#application/question/question-import.provide.ts'
import { CURRICULUM_PORT } from '../inside/tokens.ts'
import {
  BANK_MENUS_LOGIC,
  BANK_QUESTION_LOGIC,
  FAULT_REPORT_LOGIC,
  QUESTION_BANK_LOGIC,
  QUESTION_BANK_PORT,
  QUESTION_EXPORT_LOGIC,
  QUESTION_IMPORT_LOGIC,
  QUESTION_IMPORT_PORT,
  SOLUTION_LOGIC,
} from './tokens.ts'

export const questionBank = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_LOGIC).toResolvedValue(provideQuestionBank, [QUESTION_BANK_PORT])
  bind(BANK_MENUS_LOGIC).toResolvedValue(provideBankMenus, [CURRICULUM_PORT, QUESTION_BANK_PORT])
  bind(BANK_QUESTION_LOGIC).toResolvedValue(provideBankQuestion, [QUESTION_BANK_PORT])
  bind(SOLUTION_LOGIC).toResolvedValue(provideSolution, [QUESTION_BANK_PORT])
  bind(FAULT_REPORT_LOGIC).toResolvedValue(provideFaultReport, [QUESTION_BANK_PORT])
  bind(QUESTION_IMPORT_LOGIC).toResolvedValue(provideQuestionImport, [QUESTION_IMPORT_PORT])
  bind(QUESTION_EXPORT_LOGIC).toResolvedValue(provideQuestionExport, [QUESTION_IMPORT_PORT])
})
