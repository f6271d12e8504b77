import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { SHARE_SORT } from '#contract/review.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { file } from '../../db/schema/file.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { SHARE_EVENT, SHARE_STATUS, shareEvent, shareRequest } from '../../db/schema/share-request.ts'
import { tag } from '../../db/schema/tag.ts'
import type { PageWanted } from '../../http/page.ts'
import { nameOf } from '../content/content-card.query.ts'
import { nodesFrom } from '../content/content-filter.query.ts'
import type { Scope } from '../content/scope.ts'

/** Whose requests: those a school's reviewers decide, or those a user made; null for every school. */
export type RequestsOf =
  | { readonly view: 'review'; readonly organisationId: number }
  | { readonly view: 'mine'; readonly userId: number; readonly organisationId: number | null }

export interface RequestsWanted {
  readonly of: RequestsOf
  readonly scope: Scope
  /** 0 for any. */
  readonly tagId: number
  /** In the file's name and in who shares. */
  readonly keyword: string
  readonly sort: number
}

const applicant = alias(appUser, 'applicant')

/** When the owner last asked for the file to be taken down. */
const askedAt = sql<Date | null>`(select max(asked.at) from ${shareEvent} asked
  where asked.request_id = ${shareRequest.id} and asked.kind = ${sql.raw(String(SHARE_EVENT.removalAsked))})`.mapWith(
  shareEvent.at,
)

const named = {
  request: shareRequest,
  file,
  applicantName: applicant.name,
  organisationName: organisation.name,
  stageName: nameOf(curriculumNode, shareRequest.stageId),
  subjectName: nameOf(curriculumNode, shareRequest.subjectId),
  versionName: nameOf(curriculumNode, shareRequest.versionId),
  bookName: nameOf(curriculumNode, shareRequest.bookId),
  chapterName: nameOf(curriculumNode, shareRequest.chapterId),
  knowName: nameOf(curriculumNode, shareRequest.knowId),
  tagName: sql<string | null>`(select named.name from ${tag} named where named.id = ${shareRequest.tagId})`,
  verifierName: nameOf(appUser, shareRequest.verifierId),
  askedAt,
}

const is = (column: PgColumn, id: number): SQL | undefined => (id === 0 ? undefined : eq(column, id))

const standsIn = (scope: Scope): SQL | undefined =>
  and(
    is(shareRequest.stageId, scope.stageId),
    is(shareRequest.subjectId, scope.subjectId),
    is(shareRequest.gradeId, scope.gradeId),
    is(shareRequest.versionId, scope.versionId),
    is(shareRequest.bookId, scope.bookId),
    scope.chapterId === 0
      ? undefined
      : sql`${shareRequest.chapterId} = any(array(${nodesFrom(scope.chapterId)}))`,
    scope.knowId === 0 ? undefined : sql`${shareRequest.knowId} = any(array(${nodesFrom(scope.knowId)}))`,
  )

/** A request that its owner has taken back is hidden from reviewers. */
const belongsTo = (of: RequestsOf): SQL | undefined =>
  of.view === 'review'
    ? and(eq(shareRequest.organisationId, of.organisationId), ne(shareRequest.status, SHARE_STATUS.withdrawn))
    : and(
        eq(shareRequest.userId, of.userId),
        of.organisationId === null ? undefined : eq(shareRequest.organisationId, of.organisationId),
      )

const narrowed = ({ of, scope, tagId, keyword }: RequestsWanted): SQL | undefined =>
  and(
    belongsTo(of),
    standsIn(scope),
    tagId === 0 ? undefined : eq(shareRequest.tagId, tagId),
    keyword === ''
      ? undefined
      : or(
          sql`strpos(lower(${shareRequest.name} || '.' || ${file.suffix}), lower(${keyword})) > 0`,
          sql`strpos(lower(${applicant.name}), lower(${keyword})) > 0`,
        ),
  )

const orderBy = (sort: number, status: number): SQL[] => {
  if (status === SHARE_STATUS.removing && sort === SHARE_SORT.oldest)
    return [asc(askedAt), asc(shareRequest.id)]
  switch (sort) {
    case SHARE_SORT.latest:
      return [desc(shareRequest.appliedAt), desc(shareRequest.id)]
    case SHARE_SORT.lastDecided:
      return [sql`${shareRequest.verifiedAt} desc nulls last`, desc(shareRequest.id)]
    default:
      return [asc(shareRequest.appliedAt), asc(shareRequest.id)]
  }
}

export const requestRepository = (db: Db) => {
  const select = () =>
    db
      .select(named)
      .from(shareRequest)
      .innerJoin(file, eq(file.id, shareRequest.fileId))
      .innerJoin(applicant, eq(applicant.id, shareRequest.userId))
      .innerJoin(organisation, eq(organisation.id, shareRequest.organisationId))

  return {
    /** How many there are in each state. */
    async countByStatus(wanted: RequestsWanted): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({ status: shareRequest.status, held: count() })
        .from(shareRequest)
        .innerJoin(file, eq(file.id, shareRequest.fileId))
        .innerJoin(applicant, eq(applicant.id, shareRequest.userId))
        .where(narrowed(wanted))
        .groupBy(shareRequest.status)
      return new Map(rows.map(({ status, held }) => [status, held]))
    },

    /** Status 0 for any. */
    findPage: (wanted: RequestsWanted, status: number, { index, size }: PageWanted) =>
      select()
        .where(and(narrowed(wanted), status === 0 ? undefined : sql`${shareRequest.status} = ${status}`))
        .orderBy(...orderBy(wanted.sort, status))
        .limit(size)
        .offset((index - 1) * size),

    async find(id: number) {
      const [found] = await select().where(eq(shareRequest.id, id))
      return found ?? null
    },

    /** The request whose approval a library shows as this content. */
    async findStandingId(contentId: number): Promise<number | null> {
      const [found] = await db
        .select({ id: shareRequest.id })
        .from(shareRequest)
        .innerJoin(content, eq(content.id, shareRequest.contentId))
        .where(
          and(
            eq(shareRequest.contentId, contentId),
            inArray(shareRequest.status, [SHARE_STATUS.approved, SHARE_STATUS.removing]),
            isNull(content.withdrawnAt),
          ),
        )
        // Newer versions of a file are taken under the same id.
        .orderBy(desc(shareRequest.id))
        .limit(1)
      return found?.id ?? null
    },

    async findLast(userId: number) {
      const [found] = await select()
        .where(eq(shareRequest.userId, userId))
        .orderBy(desc(shareRequest.appliedAt), desc(shareRequest.id))
        .limit(1)
      return found ?? null
    },

    /** All that happened to a file on its way into a school. */
    findEvents: (thread: string) =>
      db
        .select({ event: shareEvent, userName: appUser.name })
        .from(shareEvent)
        .innerJoin(shareRequest, eq(shareRequest.id, shareEvent.requestId))
        .innerJoin(appUser, eq(appUser.id, shareEvent.userId))
        .where(eq(shareRequest.thread, thread))
        .orderBy(asc(shareEvent.at), asc(shareEvent.id)),
  }
}

export type RequestRepository = ReturnType<typeof requestRepository>
export type RequestRow = NonNullable<Awaited<ReturnType<RequestRepository['find']>>>
