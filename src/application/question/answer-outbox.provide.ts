import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import { type AnswerOutboxEvent, answerOutboxMachine } from '#domain/question/answer-outbox.machine.ts'
import type { PageLifecycle } from '../learning/page-lifecycle.port.ts'
import type { AnswerDraftStore } from './answer-draft.port.ts'
import type { LessonQuestionPort } from './question.port.ts'
import type { UnsentAnswerStore } from './unsent-answer.port.ts'

export type AnswerOutbox = ActorRefFrom<typeof answerOutboxMachine>

export interface AnswerOutboxNeeds {
  readonly questions: LessonQuestionPort
  readonly unsent: UnsentAnswerStore
  readonly drafts: AnswerDraftStore
  readonly page: PageLifecycle
}

export const provideAnswerOutbox = ({ questions, unsent, drafts, page }: AnswerOutboxNeeds) =>
  answerOutboxMachine.provide({
    actors: {
      recall: fromPromise(async ({ input: userId }) => unsent.of(userId)),
      send: fromPromise(({ input: { place, courseId, practiceId, items }, signal }) =>
        questions.answer(
          { courseId, sectionId: place.sectionId, ...(practiceId !== undefined && { practiceId }), items },
          signal,
        ),
      ),
      connection: fromCallback<AnswerOutboxEvent>(({ sendBack }) =>
        page.watch((news) => {
          if (news === 'online') sendBack({ type: 'outbox.flush' })
        }),
      ),
    },
    actions: {
      keep: (_, answer) => unsent.keep(answer),
      drop: (_, answer) => unsent.drop(answer),
      forgetDraft: (_, { place }) => drafts.forget(place),
    },
  })
