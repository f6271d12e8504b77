import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Practice } from '#domain/question/practice.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import type { Question } from '#domain/question/question.ts'

/** What is asked in a practice. Wire: questionbankdetails, getquestioninfo. */
export interface PracticeQuestionPort {
  /** Of a part of the bank what its plan says; all of a section, or of those that are named and still there. */
  questions(scope: PracticeScope, signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
}

/** Where practices outlive a reload, a loss of the network and an expiry (R-session-5). */
export interface PracticeStore {
  /** The latest first. */
  of(userId: number): readonly Practice[]
  /** Puts it together with what another tab kept of it (`mergedPractice`). */
  keep(practice: Practice): void
  /** Tells what another tab kept of a practice; the returned function ends it. */
  watch(practice: Pick<Practice, 'id' | 'userId'>, tell: (there: Practice) => void): () => void
}
