import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { FaultPage } from '#domain/question/fault-list.machine.ts'
import type { QuestionFault } from '#domain/question/question-fault.ts'
import type { FaultDecision, FaultQuery, ReportedFault } from '#domain/question/reported-fault.ts'

/** Errors in questions of the bank (ours: reportfault, myfaults, faults, settlefault). */
export interface QuestionFaultPort {
  /** Sent twice (clientId) it is told once; `missing` for no question. */
  report(fault: QuestionFault, signal: AbortSignal): Promise<Result<true, Failure>>
  /** What the user reported of a question, the latest first. */
  own(questionId: number, signal: AbortSignal): Promise<Result<readonly ReportedFault[], Failure>>
  /** Of the schools for which the user may review: open ones the oldest first, settled ones the latest first; `forbidden` for others. */
  page(query: FaultQuery, signal: AbortSignal): Promise<Result<FaultPage, Failure>>
  /** How many are open; `forbidden` as above. */
  openCount(signal: AbortSignal): Promise<Result<number, Failure>>
  /** `conflict` where it is not as it was seen any more, `missing` for none; `forbidden` for a question of another school. */
  decide(decision: FaultDecision, signal: AbortSignal): Promise<Result<ReportedFault, Failure>>
}
