import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { PUBLISHED_SORT, RELEASE_STATUS } from '#contract/release.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { comment } from '../../db/schema/comment.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { contentWithdrawal } from '../../db/schema/content-withdrawal.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { favourite } from '../../db/schema/favourite.ts'
import { learningRecord, RECORD_TYPE } from '../../db/schema/learning-record.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { releaseRequest } from '../../db/schema/release-request.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { ACTION_TYPE, userAction } from '../../db/schema/user-action.ts'
import type { PageWanted } from '../../http/page.ts'
import { nameOf } from '../content/content-card.query.ts'
import { isOfSchool } from '../school-file/school-file.query.ts'
import { isOfTeacher, type PublishedOf, studioIdFor } from './published.query.ts'

/** Whose contents: a teacher's own, withdrawn ones too, or those of a school's own making that are offered. */
export interface PublishedWanted {
  readonly of: PublishedOf
  /** 0 for any. */
  readonly type: number
  /** In the name. */
  readonly keyword: string
  readonly sort: number
  /** From when on its use is counted; null for all that is known. */
  readonly since: Date | null
}

const narrowed = ({ of, type, keyword }: PublishedWanted): SQL | undefined =>
  and(
    'userId' in of
      ? isOfTeacher(of.userId)
      : and(eq(content.organisationId, of.organisationId), isOfSchool, isNull(content.withdrawnAt)),
    type === 0 ? undefined : eq(content.type, type as ContentType),
    keyword === '' ? undefined : sql`strpos(lower(${content.name}), lower(${keyword})) > 0`,
  )

const orderBy = (sort: number): SQL[] => {
  const last = [desc(content.createdAt), desc(content.id)]
  switch (sort) {
    case PUBLISHED_SORT.views:
      return [desc(content.viewCount), ...last]
    case PUBLISHED_SORT.downloads:
      return [desc(content.downloadCount), ...last]
    case PUBLISHED_SORT.favourites:
      return [desc(content.favouriteCount), ...last]
    default:
      return last
  }
}

const from = (column: PgColumn, since: Date | null): SQL =>
  since === null ? sql`true` : sql`${column} >= ${since.toISOString()}::timestamptz`

/** Of a period each row of the page is counted; of all days the content knows it. */
const figures = (since: Date | null) => {
  const done = (kind: number) => sql<number>`(select count(*)::int from ${userAction}
    where ${userAction.contentId} = ${content.id} and ${userAction.actionType} = ${kind} and ${from(userAction.createdAt, since)})`
  const kept = sql<number>`(select count(*)::int from ${favourite}
    where ${favourite.contentId} = ${content.id} and ${from(favourite.createdAt, since)})`
  return {
    viewCount: since === null ? content.viewCount : done(ACTION_TYPE.view),
    downloadCount: since === null ? content.downloadCount : done(ACTION_TYPE.download),
    favouriteCount: since === null ? content.favouriteCount : kept,
    commentCount:
      since === null
        ? content.commentCount
        : sql<number>`(select count(*)::int from ${comment} where ${comment.contentId} = ${content.id}
            and ${comment.deletedAt} is null and ${comment.hiddenAt} is null and ${from(comment.createdAt, since)})`,
    learnerCount: sql<number>`(select count(distinct ${learningRecord.userId})::int from ${learningRecord}
      where ${learningRecord.contentId} = ${content.id} and ${learningRecord.recordType} = ${RECORD_TYPE.learning}
      and ${from(learningRecord.updatedAt, since)})`,
  }
}

const last = sql<{
  status: number
  reason: string
} | null>`(select json_build_object('status', asked.status, 'reason', asked.reason)
  from ${releaseRequest} asked where asked.content_id = ${content.id} order by asked.id desc limit 1)`

/** The last version of a resource. */
const lastVersion = sql<{
  status: number
  reason: string
} | null>`(select json_build_object('status', made.status, 'reason', made.reason)
  from ${resourceVersion} made where made.content_id = ${content.id} order by made.id desc limit 1)`

/** Where it stands, from the stage down to the chapter. */
export const placeNames = {
  stageName: nameOf(curriculumNode, content.stageId),
  subjectName: nameOf(curriculumNode, content.subjectId),
  versionName: nameOf(curriculumNode, content.versionId),
  bookName: nameOf(curriculumNode, content.bookId),
  chapterName: nameOf(curriculumNode, content.chapterId),
}

/** What is published, as those see it who did. */
export const publishedRepository = (db: Db) => ({
  async findPage(wanted: PublishedWanted, userId: number, { index, size }: PageWanted) {
    const where = narrowed(wanted)
    const [counted] = await db.select({ total: count() }).from(content).where(where)
    const rows = await db
      .select({
        id: content.id,
        type: content.type,
        name: content.name,
        suffix: content.suffix,
        ...placeNames,
        organisationId: content.organisationId,
        organisationName: organisation.name,
        teacherName: appUser.name,
        createdAt: content.createdAt,
        updatedAt: content.updatedAt,
        schoolOnly: content.schoolOnly,
        releasedAt: content.releasedAt,
        withdrawnAt: content.withdrawnAt,
        last,
        lastVersion,
        teacherId: content.teacherId,
        withdrawnBy: contentWithdrawal.userId,
        withdrawReason: contentWithdrawal.reason,
        isTeacher: sql<boolean>`${isOfTeacher(userId)}`,
        studioId: studioIdFor(wanted.of),
        ...figures(wanted.since),
      })
      .from(content)
      .innerJoin(organisation, eq(organisation.id, content.organisationId))
      .innerJoin(appUser, eq(appUser.id, content.teacherId))
      .leftJoin(contentWithdrawal, eq(contentWithdrawal.contentId, content.id))
      .where(where)
      .orderBy(...orderBy(wanted.sort))
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  },

  /** Requests of all schools; status 0 for any. */
  async findRequests(status: number, userId: number, { index, size }: PageWanted) {
    const where = status === 0 ? undefined : eq(releaseRequest.status, status)
    const [counted] = await db.select({ total: count() }).from(releaseRequest).where(where)
    const rows = await db
      .select({
        request: releaseRequest,
        type: content.type,
        name: content.name,
        summary: content.summary,
        ...placeNames,
        organisationName: nameOf(organisation, content.organisationId),
        teacherName: nameOf(appUser, content.teacherId),
        userName: nameOf(appUser, releaseRequest.userId),
        deciderName: nameOf(appUser, releaseRequest.deciderId),
        withdrawnAt: content.withdrawnAt,
        isTeacher: sql<boolean>`${isOfTeacher(userId)}`,
      })
      .from(releaseRequest)
      .innerJoin(content, eq(content.id, releaseRequest.contentId))
      .where(where)
      .orderBy(
        ...(status === RELEASE_STATUS.asked
          ? [releaseRequest.askedAt, releaseRequest.id]
          : [sql`${releaseRequest.decidedAt} desc nulls first`, desc(releaseRequest.id)]),
      )
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  },
})

export type PublishedRepository = ReturnType<typeof publishedRepository>
export type PublishedRow = Awaited<ReturnType<PublishedRepository['findPage']>>['rows'][number]
export type ReleaseListRow = Awaited<ReturnType<PublishedRepository['findRequests']>>['rows'][number]
