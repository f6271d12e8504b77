import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Practice } from '#domain/question/practice.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import type { Question } from '#domain/question/question.ts'

/** The questions of a practice. Wire: questionbankdetails, getquestioninfo. */
export interface PracticeQuestionPort {
  /**
   * By scope: a selection of the bank by plan, all questions of a section, or the named questions that still
   * exist.
   */
  questions(scope: PracticeScope, signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
}

/** Stores practices through a reload, a loss of the network and an expiry (R-session-5). */
export interface PracticeStore {
  /** The user's stored practices, latest first. */
  of(userId: number): readonly Practice[]
  /** Stores a practice, merged with the version of another tab (`mergedPractice`). */
  keep(practice: Practice): void
  /** Reports versions of a practice that another tab stores; the returned function stops this. */
  watch(practice: Pick<Practice, 'id' | 'userId'>, tell: (there: Practice) => void): () => void
}
