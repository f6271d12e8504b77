import { and, eq, inArray, isNull, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { courseTeacher } from '../../db/schema/course.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { favourite } from '../../db/schema/favourite.ts'
import { learningRecord, RECORD_TYPE } from '../../db/schema/learning-record.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { tag } from '../../db/schema/tag.ts'
import { isRemoved } from './kept-section.query.ts'
import { isInState, liveOccurrence, type Occurrence } from './live-occurrence.query.ts'
import { LIVE_STATUS } from './live-status.ts'
import { watchedSections } from './watched-section.query.ts'

export interface CardScope {
  readonly now: Date
  /** The user whose progress is shown; null for visitors. */
  readonly userId: number | null
}

/** A scope, or the names of what is filled in when a prepared query runs. */
export interface ScopeOrNames {
  readonly now: Date | Placeholder
  readonly userId: number | null | Placeholder
}

/**
 * A name looked up by its id. Not a join: with nine of them PostgreSQL spends ten times longer on planning the
 * query than on running it, and a subquery is looked up for the rows of the page only.
 */
export const nameOf = (table: typeof curriculumNode | typeof appUser | typeof organisation, id: PgColumn) =>
  sql<string | null>`(select named.name from ${table} named where named.id = ${id})`

const tagList = sql`coalesce((
  select json_agg(json_build_object('TagId', ${tag.id}, 'Name', ${tag.name}) order by ${tag.sort}, ${tag.id})
  from ${contentTag} join ${tag} on ${tag.id} = ${contentTag.tagId} where ${contentTag.contentId} = ${content.id}
), '[]'::json)`
// Nested: of what stands in a column itself, Drizzle leaves out the tables' names where a query has one table.
const tags = sql<{ TagId: number; Name: string }[]>`${tagList}`

/** 0–100 over all that is watched of a course, whether begun or not. */
const progressOf = (userId: ScopeOrNames['userId']): SQL<number> =>
  userId === null
    ? sql<number>`0`.mapWith(Number)
    : sql<number>`coalesce((
        select case when count(*) > 0 then round(sum(${learningRecord.progress}) / greatest(${watchedSections}, 1)) end
        from ${learningRecord}
        where ${and(
          eq(learningRecord.userId, userId),
          eq(learningRecord.recordType, RECORD_TYPE.learning),
          eq(learningRecord.contentId, content.id),
          not(isRemoved(learningRecord.sectionId)),
        )}
      ), 0)`.mapWith(Number)

/** Whether a user keeps it: one probe of the unique index for each row of the page. */
const isKeptBy = (userId: ScopeOrNames['userId']): SQL<boolean> =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${favourite} where ${and(
        eq(favourite.userId, userId),
        eq(favourite.contentId, content.id),
      )})`

/** Whether a user reserved the occurrence that counts; null where it is not announced, is called off, or is their own lesson. */
const isReservedBy = (userId: ScopeOrNames['userId'], occurrence: Occurrence): SQL<boolean | null> => {
  if (userId === null) return sql<boolean | null>`null::boolean`
  const teaches = sql`(${content.teacherId} = ${userId} or exists (select 1 from ${courseTeacher} where ${and(
    eq(courseTeacher.contentId, content.id),
    eq(courseTeacher.userId, userId),
  )}))`
  return sql<boolean | null>`(case
    when ${isInState(occurrence, LIVE_STATUS.announced)} and not ${teaches} then exists (
      select 1 from ${liveReservation} where ${and(
        eq(liveReservation.userId, userId),
        eq(liveReservation.contentId, content.id),
        eq(liveReservation.startsAt, occurrence.startTime),
      )}) end)`
}

/** The part of a card that is constant for one state of the catalogue (catalogue-state.query.ts). */
export const lastingColumns = {
  id: content.id,
  type: content.type,
  name: content.name,
  coverUrl: content.coverUrl,
  summary: content.summary,
  stageId: content.stageId,
  subjectId: content.subjectId,
  gradeId: content.gradeId,
  versionId: content.versionId,
  bookId: content.bookId,
  chapterId: content.chapterId,
  knowId: content.knowId,
  stageName: nameOf(curriculumNode, content.stageId),
  subjectName: nameOf(curriculumNode, content.subjectId),
  versionName: nameOf(curriculumNode, content.versionId),
  bookName: nameOf(curriculumNode, content.bookId),
  chapterName: nameOf(curriculumNode, content.chapterId),
  knowName: nameOf(curriculumNode, content.knowId),
  tags,
  teacherName: nameOf(appUser, content.teacherId),
  organisationId: content.organisationId,
  organisationName: nameOf(organisation, content.organisationId),
  suffix: content.suffix,
  fileSize: content.fileSize,
  duration: content.duration,
  sectionCount: content.sectionCount,
  createdAt: content.createdAt,
  updatedAt: content.updatedAt,
}

/** The part of a card that depends on usage, time or the user. The caller has to join `occurrence`. */
const changingColumns = (db: Queries, { now, userId }: ScopeOrNames) => {
  const occurrence = liveOccurrence(db, now)
  return {
    occurrence,
    columns: {
      viewCount: content.viewCount,
      downloadCount: content.downloadCount,
      favouriteCount: content.favouriteCount,
      commentCount: content.commentCount,
      isFavourite: isKeptBy(userId),
      progress: progressOf(userId),
      liveStatus: occurrence.status,
      startTime: occurrence.startTime,
      endTime: occurrence.endTime,
      isCancelled: sql<boolean>`${occurrence.cancelledAt} is not null`,
      isReserved: isReservedBy(userId, occurrence),
    },
  }
}

/** All that a content card shows. `occurrence`, which has to be joined, is the live course's turn. */
export const cardColumns = (db: Queries, scope: ScopeOrNames) => {
  const { columns, occurrence } = changingColumns(db, scope)
  return { occurrence, columns: { ...lastingColumns, ...columns } }
}

/** The changing part of a card, beside its id, as one value; without live courses nothing is asked of their turns. */
const changingRow = (db: Queries, scope: ScopeOrNames, mayBeLive: boolean) => {
  const { columns: it, occurrence } = changingColumns(db, scope)
  const counts = sql`${content.id}, ${it.viewCount}, ${it.downloadCount}, ${it.favouriteCount}, ${it.commentCount}`
  const own = sql`${it.isFavourite}, ${it.progress}`
  const ofLive = sql`, ${it.liveStatus}, ${it.startTime}, ${it.endTime}, ${it.isCancelled}, ${it.isReserved}`
  const query = db
    .select({ row: sql`json_build_array(${counts}, ${own}${mayBeLive ? ofLive : sql``})`.as('row') })
    .from(content)
    .$dynamic()
  return mayBeLive ? query.leftJoin(occurrence, eq(occurrence.contentId, content.id)) : query
}

/** Id, uses (opened, fetched, kept, commented on), whether it is kept, progress; of a live course its state, start, end, whether it is called off and whether it is reserved. */
export type ChangingRow = readonly [
  id: number,
  viewCount: number,
  downloadCount: number,
  favouriteCount: number,
  commentCount: number,
  isFavourite: boolean,
  progress: number,
  liveStatus?: number | null,
  startTime?: string | null,
  endTime?: string | null,
  isCancelled?: boolean,
  isReserved?: boolean | null,
]

/** The changing parts of the contents with these ids, in no order; null for none. */
export const changingOf = (db: Queries, scope: ScopeOrNames, ids: SQL, mayBeLive = true) => {
  const rows = changingRow(db, scope, mayBeLive).where(sql`${content.id} = any(${ids})`).as('changing')
  return sql<ChangingRow[] | null>`(${db.select({ all: sql`json_agg(${rows.row})` }).from(rows)})`
}

/** Cards; the caller adds where, order and limit. */
export const selectCards = (db: Queries, scope: ScopeOrNames) => {
  const { columns, occurrence } = cardColumns(db, scope)
  const query = db
    .select(columns)
    .from(content)
    .leftJoin(occurrence, eq(occurrence.contentId, content.id))
    .$dynamic()
  return { query, occurrence }
}

type Selected = Awaited<ReturnType<typeof selectCards>['query']>[number]
type OfLive = 'liveStatus' | 'startTime' | 'endTime'

/** Null of what only a live course has. */
export type CardRow = Omit<Selected, OfLive> & { readonly [Name in OfLive]: Selected[Name] | null }

const schoolsOf = (userId: number | Placeholder): SQL =>
  sql`(select ${membership.organisationId} from ${membership} where ${membership.userId} = ${userId})`

/** Contents of one school are visible to its members only. Null for a visitor. */
export const openTo = (userId: ScopeOrNames['userId']): SQL =>
  userId === null
    ? eq(content.schoolOnly, false)
    : sql`(not ${content.schoolOnly} or ${content.organisationId} in ${schoolsOf(userId)})`

/** Contents that a user may see: open to them and still offered. */
export const visibleTo = (userId: ScopeOrNames['userId']): SQL | undefined =>
  and(isNull(content.withdrawnAt), openTo(userId))

/** The same on the search index, without reading the contents. */
export const foundBy = (userId: number | null): SQL | undefined =>
  and(
    not(contentSearch.withdrawn),
    userId === null
      ? isNull(contentSearch.openTo)
      : or(isNull(contentSearch.openTo), inArray(contentSearch.openTo, schoolsOf(userId))),
  )

/** The contents of one type, narrowed to a stage and a subject where they are given (0 for any). */
export const ofType = (type: ContentType, stageId = 0, subjectId = 0): SQL | undefined =>
  and(
    eq(content.type, type),
    stageId === 0 ? undefined : eq(content.stageId, stageId),
    subjectId === 0 ? undefined : eq(content.subjectId, subjectId),
  )
