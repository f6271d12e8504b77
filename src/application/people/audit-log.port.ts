import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { AuditLine, AuditQuery } from '#domain/people/audit-log.ts'

/** What was done, for administrators; forbidden for everybody else. R-audit-1. */
export interface AuditLogPort {
  /** The latest first. */
  lines(query: AuditQuery, signal: AbortSignal): Promise<Result<Page<AuditLine>, Failure>>
  /** The same without pages, the latest ten thousand. */
  allLines(query: AuditQuery, signal: AbortSignal): Promise<Result<readonly AuditLine[], Failure>>
}
