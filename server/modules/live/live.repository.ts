import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { liveException } from '../../db/schema/live-exception.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'
import { liveSchedule } from '../../db/schema/live-schedule.ts'
import { type CardScope, ofType, selectCards, visibleTo } from '../content/content-card.query.ts'
import { liveOccurrence, liveOrder } from '../content/live-occurrence.query.ts'

export const liveRepository = (db: Queries) => ({
  /** Live courses in the order of the home page; what was called off is not offered. */
  async findCards(scope: CardScope, most: number, stageId = 0, subjectId = 0) {
    const { query, occurrence } = selectCards(db, scope)
    return query
      .where(
        and(
          ofType(CONTENT_TYPE.live, stageId, subjectId),
          visibleTo(scope.userId),
          isNull(occurrence.cancelledAt),
        ),
      )
      .orderBy(...liveOrder(occurrence), desc(content.id))
      .limit(most)
  },

  /** The schedule of a live course and the start of the occurrence that counts now; null for what has none. */
  async findOccurrence(contentId: number, now: Date) {
    const occurrence = liveOccurrence(db, now)
    const [found] = await db
      .select({ schedule: liveSchedule, startsAt: occurrence.startTime })
      .from(liveSchedule)
      .innerJoin(occurrence, eq(occurrence.contentId, liveSchedule.contentId))
      .where(eq(liveSchedule.contentId, contentId))
    return found ?? null
  },

  /** What is different in any occurrence. */
  findExceptions: (contentId: number) =>
    db.select().from(liveException).where(eq(liveException.contentId, contentId)),

  /** How many reserved an occurrence, and whether a user did. */
  async findReservations(contentId: number, startsAt: Date, userId: number) {
    const [found] = await db
      .select({
        count: count(),
        own: sql<boolean>`coalesce(bool_or(${liveReservation.userId} = ${userId}), false)`,
      })
      .from(liveReservation)
      .where(and(eq(liveReservation.contentId, contentId), eq(liveReservation.startsAt, startsAt)))
    return found ?? { count: 0, own: false }
  },
})

export type LiveRepository = ReturnType<typeof liveRepository>
