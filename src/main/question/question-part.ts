import type { Container, ContainerModule } from 'inversify'
import type { QuestionLogic } from '#application/app-actors.ts'
import { UNSENT_WORK } from '../tokens.ts'
import type { Wired } from '../wired.ts'
import { wireAnswers } from './answer-wiring.ts'
import { answeringQuestions } from './question.module.ts'
import {
  ANSWER_DRAFT_STORE,
  ANSWER_OUTBOX,
  PRACTICE_LOGIC,
  PRACTICE_RECORDS_LOGIC,
  PRACTICE_STORE,
  STUDY_REPORT_LOGIC,
  UNSENT_ANSWER_STORE,
  WRONG_QUESTIONS_LOGIC,
} from './tokens.ts'

/** What lessons, practice and papers share: the statecharts of answering, bound to their ports. */
export const openQuestions = (
  container: Container,
  adapters: readonly ContainerModule[],
  wired: Wired,
): QuestionLogic => {
  container.load(answeringQuestions, ...adapters)
  const answerOutbox = container.get(ANSWER_OUTBOX)
  wireAnswers(wired, answerOutbox, {
    drafts: container.get(ANSWER_DRAFT_STORE),
    practices: container.get(PRACTICE_STORE),
    unsent: container.get(UNSENT_ANSWER_STORE),
    work: container.get(UNSENT_WORK),
  })
  return {
    answerOutbox,
    practice: container.get(PRACTICE_LOGIC),
    studyReport: container.get(STUDY_REPORT_LOGIC),
    practiceRecords: container.get(PRACTICE_RECORDS_LOGIC),
    wrongQuestions: container.get(WRONG_QUESTIONS_LOGIC),
  }
}
