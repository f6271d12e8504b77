import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { AuditLine, AuditQuery } from '#domain/people/audit-log.ts'

/** The audit log, for administrators; `forbidden` for everybody else. R-audit-1. */
export interface AuditLogPort {
  /** One page of the entries, latest first. */
  lines(query: AuditQuery, signal: AbortSignal): Promise<Result<Page<AuditLine>, Failure>>
  /** All entries of a query, latest first; at most 10,000. */
  allLines(query: AuditQuery, signal: AbortSignal): Promise<Result<readonly AuditLine[], Failure>>
}
