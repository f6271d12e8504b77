import type { WaitingRules } from '../kernel/outbox.events.ts'
import type { AnswerPlace } from './answer-draft.ts'
import type { HandedInPractice } from './practice-record.ts'
import type { AnswerItem } from './question.ts'

/** An answer that waits for a connection. */
export interface UnsentAnswer {
  readonly place: AnswerPlace
  readonly courseId: number
  /** The practice of the question bank that asked; absent for a lesson. */
  readonly practiceId?: string
  readonly items: readonly AnswerItem[]
  /** The practice or sitting as a whole, saved after its answers; also one without any answer. */
  readonly record?: HandedInPractice
}

/** By its ids: another tab may have written it down too. */
const isSameAnswer = (one: UnsentAnswer, other: UnsentAnswer): boolean =>
  one.items[0]?.clientId === other.items[0]?.clientId && one.record?.practiceId === other.record?.practiceId

/** The answers that another list does not have. */
const answersAfter = (
  answers: readonly UnsentAnswer[],
  settled: readonly UnsentAnswer[],
): readonly UnsentAnswer[] =>
  answers.filter((answer) => !settled.some((other) => isSameAnswer(answer, other)))

/** Answers with later ones behind them; the later of two that are the same stands. */
const withAnswers = (
  answers: readonly UnsentAnswer[],
  more: readonly UnsentAnswer[],
): readonly UnsentAnswer[] => [...answersAfter(answers, more), ...more]

export const ANSWER_RULES: WaitingRules<UnsentAnswer> = {
  ownerOf: ({ place }) => place.userId,
  merge: withAnswers,
  after: answersAfter,
}
