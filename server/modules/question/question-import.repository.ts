import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { membership } from '../../db/schema/membership.ts'

/** Who may review questions, and for which school. */
export interface Reviewer {
  readonly userId: number
  readonly organisationId: number
}

export const questionImportRepository = (db: Db) => ({
  /** The first of the schools for which this user may review; null without any. */
  async findReviewer(userId: number): Promise<Reviewer | null> {
    const [found] = await db
      .select({ userId: membership.userId, organisationId: membership.organisationId })
      .from(membership)
      .where(and(eq(membership.userId, userId), eq(membership.canVerify, true)))
      .orderBy(asc(membership.sort))
      .limit(1)
    return found ?? null
  },
})

export type QuestionImportRepository = ReturnType<typeof questionImportRepository>
