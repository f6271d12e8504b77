import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideAnswerOutbox } from '#application/question/answer-outbox.provide.ts'
import { provideQuestionStop } from '#application/question/question-stop.provide.ts'
import { MAKE_CLIENT_ID, PAGE_WATCH } from '../inside/tokens.ts'
import {
  ANSWER_DRAFT_STORE,
  ANSWER_OUTBOX,
  LESSON_QUESTION_PORT,
  QUESTION_STOP_LOGIC,
  UNSENT_ANSWER_STORE,
} from './tokens.ts'

export const questionLesson = new ContainerModule(({ bind }) => {
  bind(ANSWER_OUTBOX).toResolvedValue(
    (questions, unsent, drafts, page) =>
      createActor(provideAnswerOutbox({ questions, unsent, drafts, page })),
    [LESSON_QUESTION_PORT, UNSENT_ANSWER_STORE, ANSWER_DRAFT_STORE, PAGE_WATCH],
  )
  bind(QUESTION_STOP_LOGIC).toResolvedValue(
    (questions, drafts, outbox, makeClientId, unsent) =>
      provideQuestionStop({ questions, drafts, outbox, makeClientId, now: Date.now }, unsent),
    [LESSON_QUESTION_PORT, ANSWER_DRAFT_STORE, ANSWER_OUTBOX, MAKE_CLIENT_ID, UNSENT_ANSWER_STORE],
  )
})
