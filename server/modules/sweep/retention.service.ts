import type { Db } from '../../db/database.ts'
import type { SiteLimitsKept } from '../../db/schema/site-setting.ts'
import type { Clock } from '../../runtime/clock.ts'
import { retentionRepository } from './retention.repository.ts'

const DAY_MS = 24 * 3600_000

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly limits: () => Promise<SiteLimitsKept>
  /** Jobs that ended before; how many. */
  readonly dropJobs: (before: Date) => Promise<number>
}

/** Lets go of what was kept for its days (R-frame-6, docs/decisions/0392). */
export const retentionService = ({ db, clock, limits, dropJobs }: Needs) => {
  const kept = retentionRepository(db)

  /** A piece at a time, until there is none. */
  const all = async (piece: (before: Date) => Promise<number>, days: number): Promise<number> => {
    const before = new Date(clock().getTime() - days * DAY_MS)
    for (let sum = 0; ; ) {
      const found = await piece(before)
      sum += found
      if (found < kept.atOnce) return sum
    }
  }

  return {
    async sweep(): Promise<number> {
      const days = await limits()
      return (
        (await all(kept.dropAuditLines, days.auditDays)) +
        (await all(kept.forgetCommentWords, days.commentDays)) +
        (await all(kept.dropNotices, days.noticeDays)) +
        (await dropJobs(new Date(clock().getTime() - days.jobDays * DAY_MS)))
      )
    },
  }
}
