import type { Answer, Named, QuestionKind } from '../question/question.ts'

/** A question that a session put, or a part of one. */
export interface AskedQuestion {
  readonly id: number
  readonly kind: QuestionKind
  /** The beginning of the question, as plain text. */
  readonly name: string
}

export interface GivenAnswer {
  readonly questionId: number
  readonly userId: number
  readonly userName: string
  readonly answer: Answer
  /** Null if the answer cannot be marked automatically. */
  readonly right: boolean | null
  /** Points. */
  readonly score: number
  /** ISO 8601. */
  readonly time: string
}

/** All answers to one pushed question, for the teacher. Wire: liveconsole/getanswers. */
export interface RoundAnswers {
  readonly roundId: number
  /** Counts from 1. */
  readonly number: number
  /** Several if the question has parts. */
  readonly questions: readonly AskedQuestion[]
  readonly answers: readonly GivenAnswer[]
  /** Learners who were present and gave no answer. */
  readonly unanswered: readonly Named[]
}
