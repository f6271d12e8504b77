import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { HandedInPractice, PracticeRecord } from '#domain/question/practice-record.ts'
import type { WrongQuestionPage, WrongQuestionQuery } from '#domain/question/wrong-question.ts'

/**
 * The user's practice records and wrong questions (ours: savepractice, getpractices, getwrongquestions,
 * dismisswrongquestion, restorewrongquestion).
 */
export interface PracticeRecordPort {
  /** Saving the same practice again replaces it; `noRoom` if the user has too many. */
  save(practice: HandedInPractice, signal: AbortSignal): Promise<Result<true, Failure>>
  /** One page of records, latest first; pages count from 1. */
  records(page: number, signal: AbortSignal): Promise<Result<Page<PracticeRecord>, Failure>>
  /**
   * Questions whose last answer was wrong and that were not dismissed since, with answers and analyses,
   * latest first.
   */
  wrong(query: WrongQuestionQuery, signal: AbortSignal): Promise<Result<WrongQuestionPage, Failure>>
  /**
   * Removes a question from the wrong ones until it is answered wrong again; `missing` if it is none of them.
   */
  dismiss(questionId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Undoes `dismiss`. */
  restore(questionId: number, signal: AbortSignal): Promise<Result<true, Failure>>
}
