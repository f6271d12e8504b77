import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { courseChapter, courseSection } from '../../db/schema/course.ts'
import { learningRecord, RECORD_TYPE, type RecordType } from '../../db/schema/learning-record.ts'
import { liveException } from '../../db/schema/live-exception.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'
import { liveSchedule } from '../../db/schema/live-schedule.ts'
import type { PageWanted } from '../../http/page.ts'
import { openTo, selectCards, visibleTo } from '../content/content-card.query.ts'
import { isKept } from '../content/kept-section.query.ts'
import { liveOccurrence } from '../content/live-occurrence.query.ts'
import {
  isBegun,
  isFinished,
  type ListType,
  lastMet,
  lastThere,
  latestRecord,
  listOrder,
  standsOn,
} from './learning.query.ts'

export interface LearningFilter {
  readonly userId: number
  readonly now: Date
  readonly keyword: string
  /** Null for both. */
  readonly finished: boolean | null
}

export interface Period {
  readonly from: Date
  readonly to: Date
}

const named = (keyword: string): SQL | undefined =>
  keyword === '' ? undefined : sql`position(lower(${keyword}) in lower(${content.name})) > 0`

const within = ({ from, to }: Period): SQL =>
  sql`${lastThere} >= ${from.toISOString()}::timestamptz and ${lastThere} < ${to.toISOString()}::timestamptz`

export const learningRepository = (db: Db) => ({
  /** One page of a list: which contents, by which records, and how many lines there are in all. */
  async findPage(type: ListType, filter: LearningFilter, { index, size }: PageWanted) {
    const { userId, now, keyword, finished } = filter
    const done = type === 2 ? sql<boolean>`false` : isFinished(userId)
    const where = and(
      standsOn(type, userId),
      // What was withdrawn stays on the list and is marked; what is not for this user's eyes is left out.
      openTo(userId),
      named(keyword),
      finished === null || type === 2 ? undefined : sql`${done} = ${finished}`,
    )
    const [counted] = await db.select({ total: count() }).from(content).where(where)
    const occurrence = liveOccurrence(db, now)
    const rows = await db
      .select({
        recordId: latestRecord(type, userId),
        contentId: content.id,
        at: lastMet(type, userId).as('met_at'),
        finished: done,
        withdrawn: sql<boolean>`${content.withdrawnAt} is not null`,
      })
      .from(content)
      .leftJoin(occurrence, eq(occurrence.contentId, content.id))
      .where(where)
      .orderBy(...listOrder(type, occurrence))
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  },

  /** What a user reserved, and every occurrence of the lives that they began, within a period, by its start. */
  async findOccurrences(userId: number, { from, to }: Period, { index, size }: PageWanted) {
    const { startsAt, periodSeconds, durationSeconds, occurrences, cancelledAt } = liveSchedule
    const turnAt = (at: Date) =>
      sql`ceil(extract(epoch from ${at.toISOString()}::timestamptz - ${startsAt}) / ${periodSeconds})`
    const start = sql`(${startsAt} + turn * ${periodSeconds} * interval '1 second')`
    const reserved = sql<boolean>`exists (select 1 from ${liveReservation}
      where ${liveReservation.userId} = ${userId}
        and ${liveReservation.contentId} = ${liveSchedule.contentId}
        and ${liveReservation.startsAt} = ${start})`
    const turns = sql`generate_series(
      greatest(0, ${turnAt(from)})::bigint,
      least(${turnAt(to)} - 1, coalesce(${occurrences} - 1, 1000000))::bigint) turn`
    const session = sql<string>`coalesce((select ${courseSection.name} from ${courseSection}
      join ${courseChapter} on ${courseChapter.id} = ${courseSection.chapterId}
      where ${courseChapter.contentId} = ${liveSchedule.contentId} and ${isKept}
      order by ${courseChapter.sort}, ${courseSection.sort}, ${courseSection.id}
      offset turn % greatest(1, ${content.sectionCount}) limit 1), '')`
    const where = and(or(reserved, isBegun(userId)), visibleTo(userId))
    const [counted] = await db
      .select({ total: count() })
      .from(liveSchedule)
      .innerJoin(content, eq(content.id, liveSchedule.contentId))
      .crossJoin(turns)
      .where(where)
    const rows = await db
      .select({
        contentId: liveSchedule.contentId,
        session,
        startTime: sql`${start}`.mapWith(startsAt).as('start_time'),
        endTime: sql`coalesce((select ${liveException.endedAt} from ${liveException}
          where ${liveException.contentId} = ${liveSchedule.contentId} and ${liveException.startsAt} = ${start}),
          ${start} + ${durationSeconds} * interval '1 second')`.mapWith(startsAt),
        cancelled: sql<boolean>`(coalesce(${start} >= ${cancelledAt}, false) or exists (select 1 from ${liveException}
          where ${liveException.contentId} = ${liveSchedule.contentId} and ${liveException.startsAt} = ${start}
            and ${liveException.cancelledAt} is not null))`,
        reserved,
      })
      .from(liveSchedule)
      .innerJoin(content, eq(content.id, liveSchedule.contentId))
      .crossJoin(turns)
      .where(where)
      .orderBy(sql`start_time`, liveSchedule.contentId)
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  },

  findCards: (contentIds: readonly number[], userId: number, now: Date) =>
    selectCards(db, { now, userId }).query.where(inArray(content.id, [...contentIds])),

  findRecords: (recordIds: readonly number[]) =>
    db
      .select({ record: learningRecord, sectionName: courseSection.name })
      .from(learningRecord)
      .leftJoin(courseSection, eq(courseSection.id, learningRecord.sectionId))
      .where(inArray(learningRecord.id, [...recordIds])),

  /** What a user reserved of these contents. */
  findReservations: (contentIds: readonly number[], userId: number) =>
    db
      .select({ contentId: liveReservation.contentId, startsAt: liveReservation.startsAt })
      .from(liveReservation)
      .where(and(eq(liveReservation.userId, userId), inArray(liveReservation.contentId, [...contentIds]))),

  /** Takes records off a user's own list; a learning record with those of all sections of its course. */
  async remove(
    userId: number,
    recordType: RecordType,
    what: { readonly ids?: readonly number[]; readonly period?: Period },
  ) {
    const own = and(eq(learningRecord.userId, userId), eq(learningRecord.recordType, recordType))
    const meant = and(
      own,
      what.ids ? inArray(learningRecord.id, [...what.ids]) : undefined,
      what.period ? within(what.period) : undefined,
    )
    const courses = db.select({ id: learningRecord.contentId }).from(learningRecord).where(meant)
    await db
      .delete(learningRecord)
      .where(
        recordType === RECORD_TYPE.learning ? and(own, inArray(learningRecord.contentId, courses)) : meant,
      )
  },

  /** Puts contents that are open to the user back where they stood in the browsing history; what was browsed again since stays where it is. */
  async restore(
    userId: number,
    items: readonly { readonly contentId: number; readonly at: Date }[],
  ): Promise<void> {
    for (const { contentId, at } of items)
      await db.execute(sql`
        insert into ${learningRecord} (user_id, record_type, content_id, play_count, progress, position, duration, is_finished, updated_at)
        select ${userId}, ${RECORD_TYPE.browsing}, ${content.id}, 1, 0, 0, 0, false, ${at.toISOString()}::timestamptz
        from ${content} where ${content.id} = ${contentId} and ${openTo(userId)}
        on conflict do nothing`)
  },
})

export type LearningRepository = ReturnType<typeof learningRepository>
