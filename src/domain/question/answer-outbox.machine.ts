import { createOutbox } from '../kernel/outbox.machine.ts'
import type { AnswerResult } from './question.ts'
import { ANSWER_RULES, type UnsentAnswer } from './unsent-answer.ts'

/**
 * Answers on their way: sent in their order, each until a server says what it thinks of it. R-question-2 and
 * docs/decisions/0074.
 */
export const answerOutboxMachine = createOutbox<UnsentAnswer, readonly AnswerResult[]>('answerOutbox', {
  ...ANSWER_RULES,
  isNews: () => true,
  order: 'inTurn',
  sequenceOf: ({ practiceId, record, place }) =>
    practiceId ?? record?.practiceId ?? `${place.sectionId}/${place.questionId}`,
  isUrgent: (answers) => answers.length > 0,
  beatMs: 0,
})
