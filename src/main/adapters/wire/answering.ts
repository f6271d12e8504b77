import { ContainerModule } from 'inversify'
import { axiosPracticeRecords } from '#infrastructure/learning/practice-record.axios.ts'
import { axiosStudyReports } from '#infrastructure/learning/study-report.axios.ts'
import { axiosPracticeQuestions } from '#infrastructure/question/practice.axios.ts'
import { axiosLessonQuestions } from '#infrastructure/question/question.axios.ts'
import { PRACTICE_RECORD_PORT, STUDY_REPORT_PORT } from '../../learning/tokens.ts'
import { LESSON_QUESTION_PORT, PRACTICE_QUESTION_PORT } from '../../question/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for answering questions. */
export const wireAnswering = new ContainerModule(({ bind }) => {
  bind(LESSON_QUESTION_PORT).toResolvedValue(axiosLessonQuestions, [HTTP])
  bind(PRACTICE_QUESTION_PORT).toResolvedValue(axiosPracticeQuestions, [HTTP])
  bind(PRACTICE_RECORD_PORT).toResolvedValue(axiosPracticeRecords, [HTTP])
  bind(STUDY_REPORT_PORT).toResolvedValue(axiosStudyReports, [HTTP])
})
