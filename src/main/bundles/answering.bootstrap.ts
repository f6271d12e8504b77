import type { Container, ContainerModule } from 'inversify'
import type { QuestionLogic } from '#application/app-actors.ts'
import type { AppContext } from '../app-context.ts'
import { studyReportOpener } from '../learning/study-report.wiring.ts'
import { STUDY_REPORT_LOGIC } from '../learning/tokens.ts'
import { wireAnswers } from '../question/answer.wiring.ts'
import { answeringModule } from '../question/answering.module.ts'
import { practiceOpener } from '../question/practice.wiring.ts'
import {
  ANSWER_OUTBOX,
  PRACTICE_LOGIC,
  PRACTICE_RECORDS_LOGIC,
  WRONG_QUESTIONS_LOGIC,
} from '../question/tokens.ts'
import { UNSENT_WORK } from '../session/tokens.ts'

/** The statecharts of answering, bound to their ports; shared by lessons, practices and papers. */
export const openAnswering = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): QuestionLogic => {
  container.load(answeringModule, ...adapters)
  const answerOutbox = container.get(ANSWER_OUTBOX)
  app.running.add(answerOutbox)
  wireAnswers(app, answerOutbox, container.get(UNSENT_WORK))
  return {
    answerOutbox,
    openPractice: practiceOpener(app, container.get(PRACTICE_LOGIC)),
    openStudyReport: studyReportOpener(container.get(STUDY_REPORT_LOGIC), answerOutbox),
    practiceRecords: container.get(PRACTICE_RECORDS_LOGIC),
    wrongQuestions: container.get(WRONG_QUESTIONS_LOGIC),
  }
}
