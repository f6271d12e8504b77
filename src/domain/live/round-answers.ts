import type { Answer, Named, QuestionKind } from '../question/question.ts'

/** A question that a session put, or a part of one. */
export interface AskedQuestion {
  readonly id: number
  readonly kind: QuestionKind
  /** How it begins, plain text. */
  readonly name: string
}

export interface GivenAnswer {
  readonly questionId: number
  readonly userId: number
  readonly userName: string
  readonly answer: Answer
  /** Null when it cannot be marked. */
  readonly right: boolean | null
  /** Points. */
  readonly score: number
  /** ISO 8601. */
  readonly time: string
}

/** What everybody answered to what a session put, for its teacher. Wire: liveconsole/getanswers. */
export interface RoundAnswers {
  readonly roundId: number
  /** Counts from 1. */
  readonly number: number
  /** More than one where it has parts. */
  readonly questions: readonly AskedQuestion[]
  readonly answers: readonly GivenAnswer[]
  /** Who was there and gave none. */
  readonly unanswered: readonly Named[]
}
