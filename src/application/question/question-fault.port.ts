import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { FaultPage } from '#domain/question/fault-list.machine.ts'
import type { QuestionFault } from '#domain/question/question-fault.ts'
import type { FaultDecision, FaultQuery, ReportedFault } from '#domain/question/reported-fault.ts'

/** Reported errors in questions of the bank (ours: reportfault, myfaults, faults, settlefault). */
export interface QuestionFaultPort {
  /** Idempotent by `clientId`; `missing` if there is no such question. */
  report(fault: QuestionFault, signal: AbortSignal): Promise<Result<true, Failure>>
  /** The user's own reports on a question, latest first. */
  own(questionId: number, signal: AbortSignal): Promise<Result<readonly ReportedFault[], Failure>>
  /**
   * Reports of the schools for which the user may review: open ones oldest first, settled ones latest first;
   * `forbidden` for non-reviewers.
   */
  page(query: FaultQuery, signal: AbortSignal): Promise<Result<FaultPage, Failure>>
  /** The number of open reports; fails as `page`. */
  openCount(signal: AbortSignal): Promise<Result<number, Failure>>
  /**
   * Fails with `conflict` if the report changed since it was read, `missing` if it is unknown, `forbidden`
   * for a question of another school.
   */
  decide(decision: FaultDecision, signal: AbortSignal): Promise<Result<ReportedFault, Failure>>
}
