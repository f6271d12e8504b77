import type { QuestionLogic } from '#application/app-actors.ts'
import type { StudyReportPort } from '#application/learning/study-report.port.ts'
import type { AnswerDraftStore } from '#application/question/answer-draft.port.ts'
import type { PracticeQuestionPort, PracticeStore } from '#application/question/practice.port.ts'
import type { PracticeRecordPort } from '#application/question/practice-record.port.ts'
import type { LessonQuestionPort } from '#application/question/question.port.ts'
import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { token } from '../tokens.ts'

export const LESSON_QUESTION_PORT = token<LessonQuestionPort>('LessonQuestionPort')
export const ANSWER_DRAFT_STORE = token<AnswerDraftStore>('AnswerDraftStore')
export const UNSENT_ANSWER_STORE = token<UnsentAnswerStore>('UnsentAnswerStore')
export const PRACTICE_QUESTION_PORT = token<PracticeQuestionPort>('PracticeQuestionPort')
export const PRACTICE_STORE = token<PracticeStore>('PracticeStore')
export const PRACTICE_RECORD_PORT = token<PracticeRecordPort>('PracticeRecordPort')
export const STUDY_REPORT_PORT = token<StudyReportPort>('StudyReportPort')

/** Lives as long as the app, once it is there. */
export const ANSWER_OUTBOX = token<QuestionLogic['answerOutbox']>('actor answerOutbox')

export const PRACTICE_LOGIC = token<QuestionLogic['practice']>('logic practice')
export const PRACTICE_RECORDS_LOGIC = token<QuestionLogic['practiceRecords']>('logic practiceRecords')
export const WRONG_QUESTIONS_LOGIC = token<QuestionLogic['wrongQuestions']>('logic wrongQuestions')
export const STUDY_REPORT_LOGIC = token<QuestionLogic['studyReport']>('logic studyReport')
