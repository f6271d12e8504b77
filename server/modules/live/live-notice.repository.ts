import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { portionsOf } from '../../db/portions-of.ts'
import { content } from '../../db/schema/content.ts'
import { liveNotice } from '../../db/schema/live-notice.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'

/** What became of a lesson. */
export interface LessonNews {
  readonly kind: number
  readonly session: string
  readonly startsAt: Date
  /** Null where it stays. */
  readonly wasStartsAt: Date | null
  readonly reason: string
}

const MOST = 50

/** What is told to those who reserved a lesson. */
export const liveNoticeRepository = (db: Queries) => ({
  /** Tells everyone who has reserved the lesson that begins at `reservedAt`. */
  async tell(contentId: number, reservedAt: Date, news: LessonNews, now: Date): Promise<void> {
    const reserved = await db
      .select({ userId: liveReservation.userId })
      .from(liveReservation)
      .where(and(eq(liveReservation.contentId, contentId), eq(liveReservation.startsAt, reservedAt)))
    for (const portion of portionsOf(reserved))
      await db
        .insert(liveNotice)
        .values(portion.map(({ userId }) => ({ ...news, userId, contentId, createdAt: now })))
  },

  findNew: (userId: number) =>
    db
      .select({ notice: liveNotice, name: content.name })
      .from(liveNotice)
      .innerJoin(content, eq(content.id, liveNotice.contentId))
      .where(and(eq(liveNotice.userId, userId), isNull(liveNotice.seenAt)))
      .orderBy(desc(liveNotice.createdAt), desc(liveNotice.id))
      .limit(MOST),

  async countNew(userId: number): Promise<number> {
    const [counted] = await db
      .select({ total: count() })
      .from(liveNotice)
      .where(and(eq(liveNotice.userId, userId), isNull(liveNotice.seenAt)))
    return counted?.total ?? 0
  },

  async see(userId: number, ids: readonly number[], now: Date): Promise<void> {
    await db
      .update(liveNotice)
      .set({ seenAt: now })
      .where(and(eq(liveNotice.userId, userId), inArray(liveNotice.id, [...ids]), isNull(liveNotice.seenAt)))
  },
})
