import type { HandedInPractice } from '#domain/question/practice-record.ts'
import type { AnswerItem } from '#domain/question/question.ts'
import type { AnswerOutbox } from './answer-outbox.provide.ts'

/** Hands a practice or sitting over to the outbox, together with its unsent answers. R-writing-2 */
export const leaveTo =
  (outbox: AnswerOutbox, userId: number, items: readonly AnswerItem[], record: HandedInPractice) =>
  (): void =>
    outbox.send({
      type: 'outbox.put',
      urgency: 'later',
      item: {
        place: { userId, sectionId: 0, questionId: 0 },
        courseId: 0,
        practiceId: record.practiceId,
        items,
        record,
      },
    })
