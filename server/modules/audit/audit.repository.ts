import type { Queries } from '../../db/database.ts'
import { auditEntry } from '../../db/schema/audit-entry.ts'

export type AuditEntry = Omit<typeof auditEntry.$inferInsert, 'id'>

/** Notes who did what, in the transaction that does it. */
export const auditRepository = (tx: Queries) => ({
  async note(entry: AuditEntry): Promise<void> {
    await tx.insert(auditEntry).values(entry)
  },

  /** Many at once. */
  async noteAll(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length > 0) await tx.insert(auditEntry).values([...entries])
  },
})
