import { ContainerModule } from 'inversify'
import { memoryPracticeRecords } from '#infrastructure/learning/practice-record.memory.ts'
import { memoryStudyReports } from '#infrastructure/learning/study-report.memory.ts'
import { memoryAnswerDrafts } from '#infrastructure/question/answer-draft.memory.ts'
import { memoryPracticeQuestions, memoryPractices } from '#infrastructure/question/practice.memory.ts'
import { memoryLessonQuestions } from '#infrastructure/question/question.memory.ts'
import { memoryUnsentAnswers } from '#infrastructure/question/unsent-answer.memory.ts'
import { PRACTICE_RECORD_PORT, STUDY_REPORT_PORT } from '../../learning/tokens.ts'
import {
  ANSWER_DRAFT_STORE,
  LESSON_QUESTION_PORT,
  PRACTICE_QUESTION_PORT,
  PRACTICE_STORE,
  UNSENT_ANSWER_STORE,
} from '../../question/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of answering, in memory. */
export const memoryAnswering = new ContainerModule(({ bind }) => {
  bind(LESSON_QUESTION_PORT).toResolvedValue(memoryLessonQuestions, [BACKEND, CALLER])
  bind(ANSWER_DRAFT_STORE).toResolvedValue(memoryAnswerDrafts, [BROWSER])
  bind(UNSENT_ANSWER_STORE).toResolvedValue(memoryUnsentAnswers, [BROWSER])
  bind(PRACTICE_QUESTION_PORT).toResolvedValue(memoryPracticeQuestions, [BACKEND, CALLER])
  bind(PRACTICE_STORE).toResolvedValue(memoryPractices, [BROWSER])
  bind(PRACTICE_RECORD_PORT).toResolvedValue(memoryPracticeRecords, [BACKEND, CALLER])
  bind(STUDY_REPORT_PORT).toResolvedValue(memoryStudyReports, [BACKEND, CALLER])
})
