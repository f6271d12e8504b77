import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { contentWithdrawal } from '../../db/schema/content-withdrawal.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { question } from '../../db/schema/question.ts'
import { FAULT_STATUS, questionFault } from '../../db/schema/question-fault.ts'
import { questionVersion } from '../../db/schema/question-version.ts'
import type { PageWanted } from '../../http/page.ts'
import { nameOf } from '../content/content-card.query.ts'
import { inScope } from '../content/content-filter.query.ts'
import type { Scope } from '../content/scope.ts'
import { matchesKeyword } from '../search/keyword.query.ts'
import type { Keyword } from '../search/keyword.ts'

/** Which questions those who make them are shown. */
export interface MadeWanted {
  readonly ofSchool: boolean
  /** Null for whichever. */
  readonly withdrawn: boolean | null
  /** Those alone that have reported errors that are open. */
  readonly reported: boolean
  /** 0 for every kind. */
  readonly questionType: number
  readonly scope: Scope
  readonly keyword: Keyword | null
  readonly page: PageWanted
}

/** Questions of the bank as those see them who make them. */
export const madeQuestionRepository = (db: Queries) => {
  const reviewedBy = (userId: number) =>
    inArray(
      content.organisationId,
      db
        .select({ id: membership.organisationId })
        .from(membership)
        .where(and(eq(membership.userId, userId), eq(membership.canVerify, true))),
    )

  const madeBy = (userId: number) =>
    and(
      eq(content.teacherId, userId),
      inArray(
        content.organisationId,
        db.select({ id: membership.organisationId }).from(membership).where(eq(membership.userId, userId)),
      ),
    )

  const openFaults = sql<number>`(select count(*)::int from ${questionFault}
    join ${question} answerable on answerable.id = ${questionFault.questionId}
    where coalesce(answerable.parent_id, answerable.id) = ${question.id} and ${questionFault.status} = ${FAULT_STATUS.open})`

  /** What a reviewer took out of the bank, or went with its import, the author does not bring back. */
  const isOwnWithdrawal = (userId: number) =>
    sql<boolean>`exists (${db
      .select({ own: sql`1` })
      .from(contentWithdrawal)
      .where(and(eq(contentWithdrawal.contentId, content.id), eq(contentWithdrawal.userId, userId)))})`

  const made = (userId: number) =>
    db
      .select({
        question,
        content,
        place: sql<string[]>`array_remove(array[${nameOf(curriculumNode, content.stageId)},
          ${nameOf(curriculumNode, content.subjectId)}, ${nameOf(curriculumNode, content.bookId)},
          ${nameOf(curriculumNode, content.chapterId)}], null)`,
        know: nameOf(curriculumNode, content.knowId),
        author: nameOf(appUser, content.teacherId),
        school: nameOf(organisation, content.organisationId),
        openFaults,
        reviews: sql<boolean>`${reviewedBy(userId)}`,
        makes: sql<boolean>`${and(madeBy(userId), eq(content.schoolOnly, true))}`,
        ownWithdrawal: isOwnWithdrawal(userId),
      })
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .$dynamic()

  const whereOf = (wanted: MadeWanted, userId: number): SQL | undefined =>
    and(
      eq(content.type, CONTENT_TYPE.question),
      wanted.ofSchool ? reviewedBy(userId) : madeBy(userId),
      wanted.withdrawn === null
        ? undefined
        : wanted.withdrawn
          ? isNotNull(content.withdrawnAt)
          : isNull(content.withdrawnAt),
      wanted.reported ? sql`${openFaults} > 0` : undefined,
      wanted.questionType === 0 ? undefined : sql`${question.questionType} = ${wanted.questionType}`,
      inScope(wanted.scope),
      wanted.keyword === null
        ? undefined
        : inArray(
            content.id,
            db
              .select({ id: contentSearch.contentId })
              .from(contentSearch)
              .where(matchesKeyword(wanted.keyword)),
          ),
    )

  return {
    async mayReview(userId: number): Promise<boolean> {
      const rows = await db
        .select({ id: membership.organisationId })
        .from(membership)
        .where(and(eq(membership.userId, userId), eq(membership.canVerify, true)))
        .limit(1)
      return rows.length > 0
    },

    async isMember(userId: number, organisationId: number): Promise<boolean> {
      const rows = await db
        .select({ id: membership.organisationId })
        .from(membership)
        .where(and(eq(membership.userId, userId), eq(membership.organisationId, organisationId)))
      return rows.length > 0
    },

    /** The latest change first. */
    async findPage(wanted: MadeWanted, userId: number) {
      const where = whereOf(wanted, userId)
      const { index, size } = wanted.page
      const rows = await made(userId)
        .where(where)
        .orderBy(desc(content.updatedAt), desc(content.id))
        .limit(size)
        .offset((index - 1) * size)
      const [all] = await db
        .select({ total: count() })
        .from(question)
        .innerJoin(content, eq(content.id, question.contentId))
        .where(where)
      return { rows, total: all?.total ?? 0 }
    },

    /** Of these questions of the bank those that there are, in the order of their ids. */
    find: (ids: readonly number[], userId: number) =>
      made(userId)
        .where(inArray(question.id, [...ids]))
        .orderBy(asc(question.id)),

    findParts: (id: number) =>
      db.select().from(question).where(eq(question.parentId, id)).orderBy(asc(question.sort)),

    /** Nobody else corrects, files or withdraws them until the transaction ends. */
    async lock(ids: readonly number[]): Promise<void> {
      await db
        .select({ id: question.id })
        .from(question)
        .where(inArray(question.id, [...ids]))
        .orderBy(asc(question.id))
        .for('update')
    },

    /** The question that was saved last by this intent; null for none. */
    async findSaved(intentId: string, userId: number): Promise<number | null> {
      const [found] = await db
        .select({ id: question.id })
        .from(question)
        .innerJoin(content, eq(content.id, question.contentId))
        .where(and(eq(question.intentId, intentId), eq(content.teacherId, userId)))
      return found?.id ?? null
    },

    /** How many questions a user made. */
    async countOf(userId: number): Promise<number> {
      const [found] = await db
        .select({ n: count() })
        .from(content)
        .where(and(eq(content.type, CONTENT_TYPE.question), eq(content.teacherId, userId)))
      return found?.n ?? 0
    },

    /** The former versions, the latest first. */
    findVersions: (questionId: number) =>
      db
        .select({
          version: questionVersion.version,
          at: questionVersion.replacedAt,
          by: sql<string>`coalesce(${nameOf(appUser, questionVersion.replacedBy)}, '')`,
          reason: questionVersion.reason,
        })
        .from(questionVersion)
        .where(eq(questionVersion.questionId, questionId))
        .orderBy(desc(questionVersion.version)),

    /** Reported errors that are open, of the question or a part of it, the oldest first. */
    findOpenFaults: (questionId: number) =>
      db
        .select({ fault: questionFault, reporter: appUser.name })
        .from(questionFault)
        .innerJoin(question, eq(question.id, questionFault.questionId))
        .innerJoin(appUser, eq(appUser.id, questionFault.userId))
        .where(
          and(
            sql`coalesce(${question.parentId}, ${question.id}) = ${questionId}`,
            eq(questionFault.status, FAULT_STATUS.open),
          ),
        )
        .orderBy(asc(questionFault.createdAt), asc(questionFault.id)),
  }
}

export type MadeQuestionRepository = ReturnType<typeof madeQuestionRepository>
export type MadeRow = Awaited<ReturnType<MadeQuestionRepository['find']>>[number]
