import type { LessonLogic, QuestionLogic } from '#application/app-actors.ts'
import type { BankLogic, MakingLogic } from '#application/bank-logic.ts'
import type { ReadAhead } from '#application/kernel/read-ahead.ts'
import type { AnswerDraftStore } from '#application/question/answer-draft.port.ts'
import type { CorrectionStore } from '#application/question/correction-store.port.ts'
import type { PracticeQuestionPort, PracticeStore } from '#application/question/practice.port.ts'
import type { LessonQuestionPort } from '#application/question/question.port.ts'
import type { QuestionBankPort } from '#application/question/question-bank.port.ts'
import type { QuestionFaultPort } from '#application/question/question-fault.port.ts'
import type { QuestionImportPort } from '#application/question/question-import.port.ts'
import type { QuestionDraftStore, QuestionMakingPort } from '#application/question/question-making.port.ts'
import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { BankQuery } from '#domain/question/bank-query.ts'
import type { bankQuestionMachine } from '#domain/question/bank-question.machine.ts'
import type { BankQuestion } from '#domain/question/bank-question.ts'
import type { faultListMachine } from '#domain/question/fault-list.machine.ts'
import type { faultReportMachine } from '#domain/question/fault-report.machine.ts'
import type { importBatchesMachine } from '#domain/question/import-batches.machine.ts'
import type { madeQuestionsMachine } from '#domain/question/made-questions.machine.ts'
import type { practiceMachine } from '#domain/question/practice.machine.ts'
import type { Question } from '#domain/question/question.ts'
import type { questionBankMachine } from '#domain/question/question-bank.machine.ts'
import type { questionEditorMachine } from '#domain/question/question-editor.machine.ts'
import { token } from '../tokens.ts'

export const LESSON_QUESTION_PORT = token<LessonQuestionPort>('LessonQuestionPort')
export const ANSWER_DRAFT_STORE = token<AnswerDraftStore>('AnswerDraftStore')
export const UNSENT_ANSWER_STORE = token<UnsentAnswerStore>('UnsentAnswerStore')
export const PRACTICE_QUESTION_PORT = token<PracticeQuestionPort>('PracticeQuestionPort')
export const PRACTICE_STORE = token<PracticeStore>('PracticeStore')
export const QUESTION_BANK_PORT = token<QuestionBankPort>('QuestionBankPort')
export const BANK_PAGE_READ = token<ReadAhead<BankQuery, Result<Page<Question>, Failure>>>('BankPageRead')
export const BANK_QUESTION_READ = token<ReadAhead<number, Result<BankQuestion, Failure>>>('BankQuestionRead')
export const QUESTION_FAULT_PORT = token<QuestionFaultPort>('QuestionFaultPort')
export const QUESTION_IMPORT_PORT = token<QuestionImportPort>('QuestionImportPort')
export const QUESTION_MAKING_PORT = token<QuestionMakingPort>('QuestionMakingPort')
export const QUESTION_DRAFT_STORE = token<QuestionDraftStore>('QuestionDraftStore')
export const CORRECTION_STORE = token<CorrectionStore>('CorrectionStore')

/* Actors that run as long as the app. */
export const ANSWER_OUTBOX = token<QuestionLogic['answerOutbox']>('actor answerOutbox')

export const QUESTION_STOP_LOGIC = token<LessonLogic['questionStop']>('logic questionStop')
export const PRACTICE_LOGIC = token<typeof practiceMachine>('logic practice')
export const PRACTICE_RECORDS_LOGIC = token<QuestionLogic['practiceRecords']>('logic practiceRecords')
export const WRONG_QUESTIONS_LOGIC = token<QuestionLogic['wrongQuestions']>('logic wrongQuestions')
export const QUESTION_BANK_LOGIC = token<typeof questionBankMachine>('logic questionBank')
export const BANK_MENUS_LOGIC = token<BankLogic['bankMenus']>('logic bankMenus')
export const BANK_QUESTION_LOGIC = token<typeof bankQuestionMachine>('logic bankQuestion')
export const FOUND_QUESTIONS_LOGIC = token<BankLogic['foundQuestions']>('logic foundQuestions')
export const SOLUTION_LOGIC = token<BankLogic['solution']>('logic solution')
export const FAULT_REPORT_LOGIC = token<typeof faultReportMachine>('logic faultReport')
export const OWN_FAULTS_LOGIC = token<BankLogic['ownFaults']>('logic ownFaults')
export const FAULT_LIST_LOGIC = token<typeof faultListMachine>('logic faultList')
export const FAULT_CASE_LOGIC = token<MakingLogic['faultCase']>('logic faultCase')
export const OPEN_FAULTS_LOGIC = token<BankLogic['openFaults']>('logic openFaults')
export const QUESTION_IMPORT_LOGIC = token<MakingLogic['questionImport']>('logic questionImport')
export const MADE_QUESTIONS_LOGIC = token<typeof madeQuestionsMachine>('logic madeQuestions')
export const QUESTION_EDITOR_LOGIC = token<typeof questionEditorMachine>('logic questionEditor')
export const IMPORT_BATCHES_LOGIC = token<typeof importBatchesMachine>('logic importBatches')
export const QUESTION_EXPORT_LOGIC = token<MakingLogic['questionExport']>('logic questionExport')
