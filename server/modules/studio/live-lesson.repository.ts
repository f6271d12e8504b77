import { and, asc, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { portionsOf } from '../../db/portions-of.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { courseChapter, courseSection, courseTeacher } from '../../db/schema/course.ts'
import { liveException } from '../../db/schema/live-exception.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'
import { liveSchedule } from '../../db/schema/live-schedule.ts'
import { isKept } from '../content/kept-section.query.ts'

/** A lesson whose time changed. */
export interface Move {
  readonly from: Date
  readonly to: Date
}

/** The published lessons of a live course, what is different in them, and who reserved them. */
export const liveLessonRepository = (db: Queries) => ({
  async findSchedule(contentId: number) {
    const [found] = await db.select().from(liveSchedule).where(eq(liveSchedule.contentId, contentId))
    return found ?? null
  },

  findSections: (contentId: number) =>
    db
      .select({
        id: courseSection.id,
        key: courseSection.key,
        name: courseSection.name,
        fileId: courseSection.fileId,
      })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .where(and(eq(courseChapter.contentId, contentId), isKept))
      .orderBy(asc(courseChapter.sort), asc(courseSection.sort), asc(courseSection.id)),

  findExceptions: (contentIds: readonly number[]) =>
    contentIds.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(liveException)
          .where(inArray(liveException.contentId, [...contentIds])),

  countReservations: (contentId: number) =>
    db
      .select({ startsAt: liveReservation.startsAt, count: count() })
      .from(liveReservation)
      .where(eq(liveReservation.contentId, contentId))
      .groupBy(liveReservation.startsAt),

  /** Until the end of the transaction nobody reserves one of them or takes a reservation back. */
  async hold(contentId: number): Promise<void> {
    await db.select({ id: content.id }).from(content).where(eq(content.id, contentId)).for('no key update')
  },

  /** Calls off what begins then; what was called off before has the new reason. */
  async cancel(contentId: number, starts: readonly Date[], reason: string, now: Date): Promise<void> {
    if (starts.length === 0) return
    await db
      .insert(liveException)
      .values(starts.map((startsAt) => ({ contentId, startsAt, cancelledAt: now, reason })))
      .onConflictDoUpdate({
        target: [liveException.contentId, liveException.startsAt],
        set: { cancelledAt: now, reason },
      })
  },

  async restore(contentId: number, starts: readonly Date[]): Promise<void> {
    await db
      .update(liveException)
      .set({ cancelledAt: null, reason: '' })
      .where(and(eq(liveException.contentId, contentId), inArray(liveException.startsAt, [...starts])))
  },

  /** Reservations and what is different go with the lessons whose time changed; those of lessons that are gone end. */
  async move(contentId: number, moves: readonly Move[], now: Date): Promise<void> {
    const toOf = (at: Date) => moves.find(({ from }) => from.getTime() === at.getTime())?.to
    const held = await db
      .delete(liveReservation)
      .where(and(eq(liveReservation.contentId, contentId), gt(liveReservation.startsAt, now)))
      .returning()
    const kept = held.flatMap((row) => {
      const startsAt = toOf(row.startsAt)
      return startsAt ? [{ ...row, startsAt }] : []
    })
    for (const portion of portionsOf(kept)) await db.insert(liveReservation).values([...portion])
    const different = await db
      .delete(liveException)
      .where(and(eq(liveException.contentId, contentId), gt(liveException.startsAt, now)))
      .returning()
    const again = different.flatMap((row) => {
      const startsAt = toOf(row.startsAt)
      return startsAt ? [{ ...row, startsAt }] : []
    })
    if (again.length > 0) await db.insert(liveException).values(again)
  },

  /** Live courses that one of these people teaches, but not this one. */
  findTaught: (teacherIds: readonly number[], but: number) =>
    teacherIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ schedule: liveSchedule, name: content.name, teacherName: appUser.name })
          .from(liveSchedule)
          .innerJoin(content, eq(content.id, liveSchedule.contentId))
          .innerJoin(
            appUser,
            and(
              inArray(appUser.id, [...teacherIds]),
              or(
                eq(appUser.id, content.teacherId),
                sql`exists (select 1 from ${courseTeacher}
                  where ${courseTeacher.contentId} = ${content.id} and ${courseTeacher.userId} = ${appUser.id})`,
              ),
            ),
          )
          .where(
            and(
              ne(liveSchedule.contentId, but),
              isNull(content.withdrawnAt),
              isNull(liveSchedule.cancelledAt),
            ),
          )
          .orderBy(asc(content.id), asc(appUser.id)),
})
