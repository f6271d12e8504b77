import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { HandedInPractice, PracticeRecord } from '#domain/question/practice-record.ts'
import type { WrongQuestionPage, WrongQuestionQuery } from '#domain/question/wrong-question.ts'

/** What the user practised, and what was wrong of it (ours: savepractice, getpractices, getwrongquestions, dismisswrongquestion, restorewrongquestion). */
export interface PracticeRecordPort {
  /** Saved again, the later one counts; `noRoom` beyond what a user may keep. */
  save(practice: HandedInPractice, signal: AbortSignal): Promise<Result<true, Failure>>
  /** The latest first, from page 1. */
  records(page: number, signal: AbortSignal): Promise<Result<Page<PracticeRecord>, Failure>>
  /** Questions whose last answer was wrong and that were not taken out since, with answers and analysis, the latest first. */
  wrong(query: WrongQuestionQuery, signal: AbortSignal): Promise<Result<WrongQuestionPage, Failure>>
  /** Takes one out until it is answered wrong again; `missing` for none of them. */
  dismiss(questionId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Puts back what was taken out. */
  restore(questionId: number, signal: AbortSignal): Promise<Result<true, Failure>>
}
