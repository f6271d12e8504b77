import { and, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { noticeReading, schoolNotice } from '../../db/schema/school-notice.ts'
import type { PageWanted } from '../../http/page.ts'
import { isFor, isReadBy, isShownAt } from './announcement.query.ts'

/** Notices, as their readers see them. */
export const announcementRepository = (db: Queries) => {
  const countWhere = async (where: SQL | undefined): Promise<number> => {
    const [counted] = await db.select({ total: count() }).from(schoolNotice).where(where)
    return counted?.total ?? 0
  }
  const shown = (userId: number, now: Date) => and(isShownAt(now), isFor(userId))
  return {
    countUnread: (userId: number, now: Date): Promise<number> =>
      countWhere(and(shown(userId, now), not(isReadBy(userId)))),

    /** Those on top first, then the newest. */
    async findShown(userId: number, now: Date, { index, size }: PageWanted) {
      const where = shown(userId, now)
      const rows = await db
        .select({
          notice: schoolNotice,
          schoolName: organisation.name,
          authorName: appUser.name,
          isRead: isReadBy(userId),
        })
        .from(schoolNotice)
        .innerJoin(appUser, eq(appUser.id, schoolNotice.authorId))
        .leftJoin(organisation, eq(organisation.id, schoolNotice.organisationId))
        .where(where)
        .orderBy(desc(schoolNotice.isTop), desc(schoolNotice.publishedAt), desc(schoolNotice.id))
        .limit(size)
        .offset((index - 1) * size)
      return { total: await countWhere(where), rows }
    },

    /** Of these, or of all, those that the reader may see are read from now on; the first time counts. */
    async markRead(userId: number, ids: readonly number[] | 'all', now: Date): Promise<void> {
      if (ids !== 'all' && ids.length === 0) return
      const chosen = ids === 'all' ? undefined : inArray(schoolNotice.id, [...ids])
      const readable = db
        .select({
          noticeId: schoolNotice.id,
          userId: sql<number>`${userId}::integer`.as('user_id'),
          readAt: sql<Date>`${now.toISOString()}::timestamptz`.as('read_at'),
        })
        .from(schoolNotice)
        .where(and(shown(userId, now), chosen))
      await db.insert(noticeReading).select(readable).onConflictDoNothing()
    },
  }
}
