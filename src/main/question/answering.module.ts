import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideStudyReport } from '#application/learning/study-report.provide.ts'
import { provideAnswerOutbox } from '#application/question/answer-outbox.provide.ts'
import { providePractice } from '#application/question/practice.provide.ts'
import {
  providePracticeRecords,
  provideWrongQuestions,
} from '#application/question/practice-record.provide.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import {
  PAGE_LIFECYCLE,
  PRACTICE_RECORD_PORT,
  STUDY_REPORT_LOGIC,
  STUDY_REPORT_PORT,
} from '../learning/tokens.ts'
import {
  ANSWER_DRAFT_STORE,
  ANSWER_OUTBOX,
  LESSON_QUESTION_PORT,
  PRACTICE_LOGIC,
  PRACTICE_QUESTION_PORT,
  PRACTICE_RECORDS_LOGIC,
  PRACTICE_STORE,
  UNSENT_ANSWER_STORE,
  WRONG_QUESTIONS_LOGIC,
} from './tokens.ts'

export const answeringModule = new ContainerModule(({ bind }) => {
  bind(ANSWER_OUTBOX).toResolvedValue(
    (questions, records, store, drafts, page) =>
      createActor(provideAnswerOutbox({ questions, records, store, drafts, page })),
    [LESSON_QUESTION_PORT, PRACTICE_RECORD_PORT, UNSENT_ANSWER_STORE, ANSWER_DRAFT_STORE, PAGE_LIFECYCLE],
  )
  bind(PRACTICE_LOGIC).toResolvedValue(
    (questions, practices, records, outbox, makeClientId) =>
      providePractice({ questions, practices, records, outbox, makeClientId }),
    [PRACTICE_QUESTION_PORT, PRACTICE_STORE, PRACTICE_RECORD_PORT, ANSWER_OUTBOX, MAKE_CLIENT_ID],
  )
  bind(STUDY_REPORT_LOGIC).toResolvedValue(
    (reports, practices, outbox, makeClientId) =>
      provideStudyReport({
        reports,
        countAsked: (userId, practiceId) =>
          practices.of(userId).find(({ id }) => id === practiceId)?.questions.length ?? 0,
        post: (answer) => outbox.send({ type: 'outbox.put', item: answer, urgency: 'now' }),
        makeClientId,
      }),
    [STUDY_REPORT_PORT, PRACTICE_STORE, ANSWER_OUTBOX, MAKE_CLIENT_ID],
  )
  bind(PRACTICE_RECORDS_LOGIC).toResolvedValue(providePracticeRecords, [PRACTICE_RECORD_PORT])
  bind(WRONG_QUESTIONS_LOGIC).toResolvedValue(provideWrongQuestions, [PRACTICE_RECORD_PORT])
})
