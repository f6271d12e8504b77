import { createOutbox } from '../kernel/outbox.machine.ts'
import type { AnswerResult } from './question.ts'
import { answersAfter, type UnsentAnswer, withAnswers } from './unsent-answer.ts'

/**
 * Answers on their way: sent in their order, each until a server says what it thinks of it. R-question-2 and
 * docs/decisions/0074.
 */
export const answerOutboxMachine = createOutbox<UnsentAnswer, readonly AnswerResult[]>('answerOutbox', {
  ownerOf: ({ place }) => place.userId,
  merge: withAnswers,
  after: answersAfter,
  isNews: () => true,
  order: 'inTurn',
  isUrgent: (answers) => answers.length > 0,
  beatMs: 0,
})
