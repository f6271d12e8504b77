import type { ActorRefFrom } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { answerOutboxMachine } from '#domain/question/answer-outbox.machine.ts'
import type { AnswerResult } from '#domain/question/question.ts'
import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'
import { type OutboxPorts, provideOutbox } from '../kernel/outbox.provide.ts'
import type { AnswerDraftStore } from './answer-draft.port.ts'
import type { PracticeRecordPort } from './practice-record.port.ts'
import type { LessonQuestionPort } from './question.port.ts'

export type AnswerOutbox = ActorRefFrom<typeof answerOutboxMachine>

export interface AnswerOutboxPorts extends Omit<OutboxPorts<UnsentAnswer, readonly AnswerResult[]>, 'send'> {
  readonly questions: LessonQuestionPort
  readonly records: Pick<PracticeRecordPort, 'save'>
  readonly drafts: AnswerDraftStore
}

/**
 * The answer outbox with its actors bound to ports; deletes the draft of an answer once the server has it.
 */
export const provideAnswerOutbox = ({ questions, records, drafts, ...ports }: AnswerOutboxPorts) =>
  provideOutbox(answerOutboxMachine, {
    ...ports,
    send: async ({ place, courseId, practiceId, items, record }, signal) => {
      const answered =
        items.length === 0
          ? success([])
          : await questions.answer(
              {
                courseId,
                sectionId: place.sectionId,
                ...(practiceId !== undefined && { practiceId }),
                items,
              },
              signal,
            )
      if (!answered.ok) return answered
      const saved = record === undefined ? success(true) : await records.save(record, signal)
      if (!saved.ok) return saved
      // The learner may have begun another answer at this place since: delete only the draft of this one.
      const written = drafts.read(place)?.clientId
      if (items.some(({ clientId }) => clientId === written || clientId.startsWith(`${written}-p`)))
        drafts.forget(place)
      return answered
    },
  })
