import { ContainerModule } from 'inversify'
import { readAhead } from '#application/kernel/read-ahead.ts'
import { provideBankMenus } from '#application/question/bank-menus.provide.ts'
import {
  provideBankQuestion,
  provideFoundQuestions,
  provideQuestionBank,
  provideSolution,
  readBankPage,
} from '#application/question/question-bank.provide.ts'
import {
  provideFaultReport,
  provideOpenFaults,
  provideOwnFaults,
} from '#application/question/question-fault.provide.ts'
import { CURRICULUM_PORT } from '../catalogue/curriculum.tokens.ts'
import {
  BANK_MENUS_LOGIC,
  BANK_PAGE_READ,
  BANK_QUESTION_LOGIC,
  BANK_QUESTION_READ,
  FAULT_REPORT_LOGIC,
  FOUND_QUESTIONS_LOGIC,
  OPEN_FAULTS_LOGIC,
  OWN_FAULTS_LOGIC,
  QUESTION_BANK_LOGIC,
  QUESTION_BANK_PORT,
  QUESTION_FAULT_PORT,
  SOLUTION_LOGIC,
} from './tokens.ts'

export const questionBankModule = new ContainerModule(({ bind }) => {
  bind(BANK_PAGE_READ).toResolvedValue((bank) => readAhead(readBankPage(bank)), [QUESTION_BANK_PORT])
  bind(BANK_QUESTION_READ).toResolvedValue(
    (bank) => readAhead((id, signal) => bank.content(id, signal)),
    [QUESTION_BANK_PORT],
  )
  bind(QUESTION_BANK_LOGIC).toResolvedValue(({ ask }) => provideQuestionBank(ask), [BANK_PAGE_READ])
  bind(BANK_MENUS_LOGIC).toResolvedValue(provideBankMenus, [CURRICULUM_PORT, QUESTION_BANK_PORT])
  bind(BANK_QUESTION_LOGIC).toResolvedValue(
    ({ ask }, bank) => provideBankQuestion(ask, bank),
    [BANK_QUESTION_READ, QUESTION_BANK_PORT],
  )
  bind(FOUND_QUESTIONS_LOGIC).toResolvedValue(provideFoundQuestions, [QUESTION_BANK_PORT])
  bind(SOLUTION_LOGIC).toResolvedValue(provideSolution, [QUESTION_BANK_PORT])
  bind(FAULT_REPORT_LOGIC).toResolvedValue(provideFaultReport, [QUESTION_FAULT_PORT])
  bind(OWN_FAULTS_LOGIC).toResolvedValue(provideOwnFaults, [QUESTION_FAULT_PORT])
  bind(OPEN_FAULTS_LOGIC).toResolvedValue(provideOpenFaults, [QUESTION_FAULT_PORT])
})
