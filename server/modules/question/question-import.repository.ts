import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { question } from '../../db/schema/question.ts'
import { questionImport } from '../../db/schema/question-import.ts'
import type { PageWanted } from '../../http/page.ts'
import type { ImportPlace } from '../../import/questions/question-rows.ts'

/** Who may review questions, and for which school. */
export interface Reviewer {
  readonly userId: number
  readonly organisationId: number
}

/** Questions that came in by one file, with what is told of them. */
export interface BatchRow {
  readonly batch: typeof questionImport.$inferSelect
  readonly school: string
  /** '' for a user who is gone. */
  readonly importer: string
  readonly held: number
}

export const questionImportRepository = (db: Db) => {
  const reviewedBy = (userId: number) =>
    db
      .select({ id: membership.organisationId })
      .from(membership)
      .where(and(eq(membership.userId, userId), eq(membership.canVerify, true)))

  /** What was undone has no key any more. */
  const held = db
    .select({ held: count() })
    .from(question)
    .where(and(eq(question.importId, questionImport.id), isNotNull(question.importKey)))

  const batches = () =>
    db
      .select({
        batch: questionImport,
        school: organisation.name,
        importer: sql<string>`coalesce(${appUser.name}, '')`,
        held: sql<number>`(${held})::int`,
      })
      .from(questionImport)
      .innerJoin(organisation, eq(organisation.id, questionImport.organisationId))
      .leftJoin(appUser, eq(appUser.id, questionImport.userId))

  const reviewed = (userId: number) => inArray(questionImport.organisationId, reviewedBy(userId))

  return {
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

    /** Of the schools for which this user may review, the latest first. */
    async findBatches(userId: number, { index, size }: PageWanted) {
      const rows: readonly BatchRow[] = await batches()
        .where(reviewed(userId))
        .orderBy(desc(questionImport.createdAt), desc(questionImport.id))
        .limit(size)
        .offset((index - 1) * size)
      const [all] = await db.select({ total: count() }).from(questionImport).where(reviewed(userId))
      return { rows, total: all?.total ?? 0 }
    },

    /** The stage and the subject of a place by their names. */
    async placeNames({ stageId, subjectId }: ImportPlace): Promise<readonly string[]> {
      const rows = await db
        .select({ id: curriculumNode.id, name: curriculumNode.name })
        .from(curriculumNode)
        .where(inArray(curriculumNode.id, [stageId, subjectId]))
      return [stageId, subjectId].map((id) => rows.find((row) => row.id === id)?.name ?? '')
    },

    /** Null for none of the schools for which this user may review. */
    async findBatch(id: number, userId: number): Promise<BatchRow | null> {
      const [found] = await batches().where(and(eq(questionImport.id, id), reviewed(userId)))
      return found ?? null
    },
  }
}

export type QuestionImportRepository = ReturnType<typeof questionImportRepository>
