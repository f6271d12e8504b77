import { ContainerModule } from 'inversify'
import { axiosPracticeRecords } from '#infrastructure/learning/practice-record.axios.ts'
import { axiosStudyReports } from '#infrastructure/learning/study-report.axios.ts'
import { localStorageAnswerDrafts } from '#infrastructure/question/answer-draft.local-storage.ts'
import { axiosPracticeQuestions } from '#infrastructure/question/practice.axios.ts'
import { localStoragePractices } from '#infrastructure/question/practice.local-storage.ts'
import { axiosLessonQuestions } from '#infrastructure/question/question.axios.ts'
import { localStorageUnsentAnswers } from '#infrastructure/question/unsent-answer.local-storage.ts'
import {
  ANSWER_DRAFT_STORE,
  LESSON_QUESTION_PORT,
  PRACTICE_QUESTION_PORT,
  PRACTICE_RECORD_PORT,
  PRACTICE_STORE,
  STUDY_REPORT_PORT,
  UNSENT_ANSWER_STORE,
} from '../question/tokens.ts'
import { HTTP, STORAGE } from './axios-ground.ts'

const question = new ContainerModule(({ bind }) => {
  bind(LESSON_QUESTION_PORT).toResolvedValue(axiosLessonQuestions, [HTTP])
  bind(ANSWER_DRAFT_STORE).toResolvedValue(localStorageAnswerDrafts, [STORAGE])
  bind(UNSENT_ANSWER_STORE).toResolvedValue(localStorageUnsentAnswers, [STORAGE])
  bind(PRACTICE_QUESTION_PORT).toResolvedValue(axiosPracticeQuestions, [HTTP])
  bind(PRACTICE_STORE).toResolvedValue(localStoragePractices, [STORAGE])
  bind(PRACTICE_RECORD_PORT).toResolvedValue(axiosPracticeRecords, [HTTP])
  bind(STUDY_REPORT_PORT).toResolvedValue(axiosStudyReports, [HTTP])
})

/** What of the set answering needs. */
export const axiosQuestion: readonly ContainerModule[] = [question]
