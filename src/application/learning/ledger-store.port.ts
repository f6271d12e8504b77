import type { LedgerLine } from '#domain/learning/ledger-line.ts'

/**
 * Where unsent lines outlive the page, its crash and an expiry (R-learning-3); shared by all tabs. Never rejects: where
 * nothing can be kept nothing is, and lines live as long as the page.
 */
export interface LedgerStore {
  /** Merges lines into what is kept of their sections. */
  keep(lines: readonly LedgerLine[]): Promise<void>
  read(userId: number): Promise<readonly LedgerLine[]>
  /** Crosses out what these say; what was noted since stays. */
  crossOut(lines: readonly LedgerLine[]): Promise<void>
  /** Deletes what other users left. A user without an id (0) cannot be told from others and keeps nothing. */
  keepOnlyOf(userId: number): Promise<void>
}
