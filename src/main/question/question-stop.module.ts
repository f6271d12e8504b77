import { ContainerModule } from 'inversify'
import { provideQuestionStop } from '#application/question/question-stop.provide.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import {
  ANSWER_DRAFT_STORE,
  ANSWER_OUTBOX,
  LESSON_QUESTION_PORT,
  QUESTION_STOP_LOGIC,
  UNSENT_ANSWER_STORE,
} from './tokens.ts'

export const questionStopModule = new ContainerModule(({ bind }) => {
  bind(QUESTION_STOP_LOGIC).toResolvedValue(
    (questions, drafts, outbox, makeClientId, unsent) =>
      provideQuestionStop({ questions, drafts, outbox, makeClientId, now: Date.now }, unsent),
    [LESSON_QUESTION_PORT, ANSWER_DRAFT_STORE, ANSWER_OUTBOX, MAKE_CLIENT_ID, UNSENT_ANSWER_STORE],
  )
})
