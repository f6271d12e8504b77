import type { ReportDecision, ReportedPage, ReportsQuery } from '#domain/comment/comment-report.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Reported comments, for administrators; forbidden for everybody else. R-comment-4. */
export interface CommentReportPort {
  /** Open reports oldest first; decided ones with the latest decision first. */
  reports(query: ReportsQuery, signal: AbortSignal): Promise<Result<ReportedPage, Failure>>
  /** Fails with `conflict` if somebody else decided first, `forbidden` for the user's own comment. */
  decide(decision: ReportDecision, signal: AbortSignal): Promise<Result<true, Failure>>
}
