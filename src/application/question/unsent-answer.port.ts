import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'

/** Whether answers were left unsent in this browser, by whomever; known without the code of a lesson. */
export type HasUnsentAnswers = () => boolean

/** Where answers wait for a connection, beyond the page and an expiry (R-question-2); shared by all tabs. */
export interface UnsentAnswerStore {
  /** Oldest first. */
  of(userId: number): readonly UnsentAnswer[]
  /** One that is there already, by its client ids, is not there twice. */
  keep(answer: UnsentAnswer): void
  drop(answer: UnsentAnswer): void
  /** A user signed in: what other users left is deleted. */
  keepOnlyOf(userId: number): void
}
