import type { SignedInActors } from '#application/app-actors.ts'
import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'
import type { LearningPort } from '#application/learning/learning.port.ts'
import type { LearningRecordPort } from '#application/learning/learning-record.port.ts'
import type { LedgerStore } from '#application/learning/ledger.provide.ts'
import type { StudyReportPort } from '#application/learning/study-report.port.ts'
import type { UserActionPort } from '#application/learning/user-action.port.ts'
import type { PracticeRecordPort } from '#application/question/practice-record.port.ts'
import type { AccountLogic } from '#application/session/account-logic.ts'
import type { studyReportMachine } from '#domain/learning/study-report.machine.ts'
import { token } from '../tokens.ts'

export const LEARNING_PORT = token<LearningPort>('LearningPort')
export const LEARNING_RECORD_PORT = token<LearningRecordPort>('LearningRecordPort')
export const LEDGER_STORE = token<LedgerStore>('LedgerStore')
export const PAGE_LIFECYCLE = token<PageLifecycle>('PageLifecycle')
export const USER_ACTION_PORT = token<UserActionPort>('UserActionPort')
export const PRACTICE_RECORD_PORT = token<PracticeRecordPort>('PracticeRecordPort')
export const STUDY_REPORT_PORT = token<StudyReportPort>('StudyReportPort')

/* Actors that run as long as the app. */
export const USER_ACTIONS_ACTOR = token<SignedInActors['userActions']>('actor userActions')
export const LEDGER_ACTOR = token<SignedInActors['ledger']>('actor ledger')

export const LEARNING_LIST_LOGIC = token<AccountLogic['learningList']>('logic learningList')
export const TIMETABLE_LOGIC = token<AccountLogic['timetable']>('logic timetable')
export const STUDY_REPORT_LOGIC = token<typeof studyReportMachine>('logic studyReport')
