import type { ReportDecision, ReportedPage, ReportsQuery } from '#domain/comment/comment-report.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Reported comments, for administrators; forbidden for everybody else. R-comment-4. */
export interface CommentReportPort {
  /** Those that wait longest first, those that were decided latest first. */
  reports(query: ReportsQuery, signal: AbortSignal): Promise<Result<ReportedPage, Failure>>
  /** A conflict where somebody else was faster; forbidden for one's own comment. */
  decide(decision: ReportDecision, signal: AbortSignal): Promise<Result<true, Failure>>
}
