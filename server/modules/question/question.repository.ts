import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { favourite } from '../../db/schema/favourite.ts'
import { QUESTION_TYPE, question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import { questionVersion } from '../../db/schema/question-version.ts'
import { type StorageUse, storageUseOf } from '../../db/storage-use.ts'

export type AnswerRow = typeof questionAnswer.$inferSelect
export type NewAnswer = Omit<AnswerRow, 'id'>

export interface QuestionRow {
  readonly question: typeof question.$inferSelect
  /** Of its knowledge point; null for none. */
  readonly knowledge: string | null
  /** Where it stands in a textbook; null for nowhere. */
  readonly chapter: { readonly id: number; readonly name: string } | null
  /** What it is filed under, as it is read out: 初中数学; null for nothing. */
  readonly subject: { readonly id: number; readonly name: string } | null
  /** Whether the user keeps it. */
  readonly kept: boolean
  /** Where it is shown as it was: the version of today. */
  readonly latestVersion?: number
}

/** A question in one of its versions. */
export interface QuestionAt {
  readonly questionId: number
  readonly version: number
}

export interface FormerQuestion extends QuestionAt {
  /** The question first, then its parts. */
  readonly states: typeof questionVersion.$inferSelect.states
}

const chapter = alias(curriculumNode, 'chapter')
const stage = alias(curriculumNode, 'stage')
const subject = alias(curriculumNode, 'subject')

const isKeptBy = (userId: number): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${favourite} where ${and(
    eq(favourite.userId, userId),
    eq(favourite.contentId, question.contentId),
  )})`

export const questionRepository = (db: Db) => ({
  /** These questions and the parts of them, the parts in their order; which is first else is not said. */
  findWithParts: (ids: readonly number[], userId: number): Promise<readonly QuestionRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            question,
            knowledge: curriculumNode.name,
            chapter: { id: chapter.id, name: chapter.name },
            subject: { id: subject.id, name: sql<string>`concat(${stage.name}, ${subject.name})` },
            kept: isKeptBy(userId),
          })
          .from(question)
          .leftJoin(curriculumNode, eq(curriculumNode.id, question.knowId))
          .leftJoin(content, eq(content.id, question.contentId))
          .leftJoin(chapter, eq(chapter.id, content.chapterId))
          .leftJoin(stage, eq(stage.id, content.stageId))
          .leftJoin(subject, eq(subject.id, content.subjectId))
          .where(or(inArray(question.id, [...ids]), inArray(question.parentId, [...ids])))
          .orderBy(asc(question.sort), asc(question.id)),

  /** What these questions were in these versions; those that are of today are not found. */
  async findFormer(wanted: readonly QuestionAt[]): Promise<readonly FormerQuestion[]> {
    if (wanted.length === 0) return []
    const asked = sql`(${questionVersion.questionId}, ${questionVersion.version}) in (
      select * from unnest(${sql.param(wanted.map(({ questionId }) => questionId))}::int[],
        ${sql.param(wanted.map(({ version }) => version))}::int[]))`
    return db
      .select({
        questionId: questionVersion.questionId,
        version: questionVersion.version,
        states: questionVersion.states,
      })
      .from(questionVersion)
      .where(asked)
  },

  /** What a user answered last to each question of a section. */
  findLatestAnswers: (userId: number, sectionId: number): Promise<readonly AnswerRow[]> =>
    db
      .selectDistinctOn([questionAnswer.questionId])
      .from(questionAnswer)
      .where(and(eq(questionAnswer.userId, userId), eq(questionAnswer.sectionId, sectionId)))
      .orderBy(questionAnswer.questionId, desc(questionAnswer.answeredAt), desc(questionAnswer.id)),

  findSent: (userId: number, clientIds: readonly string[]): Promise<readonly AnswerRow[]> =>
    db
      .select()
      .from(questionAnswer)
      .where(and(eq(questionAnswer.userId, userId), inArray(questionAnswer.clientId, [...clientIds]))),

  /** All that a user answered in practices of the bank. */
  keptOfPractices: (userId: number): Promise<StorageUse> =>
    storageUseOf(db, userId, {
      table: questionAnswer,
      owner: questionAnswer.userId,
      text: questionAnswer.answer,
      where: isNotNull(questionAnswer.practiceId),
    }),

  /** Writes what was not written before: once for each client id, and once for each question of a live round. */
  async add(rows: readonly NewAnswer[]): Promise<void> {
    if (rows.length > 0)
      await db
        .insert(questionAnswer)
        .values([...rows])
        .onConflictDoNothing()
  },

  /**
   * Marks what somebody gave in a live round to a question whose right option was told between its reading and its answer; who is
   * just telling it is waited for.
   */
  async markTold(roundId: number, userId: number, questionIds: readonly number[]): Promise<void> {
    const isRight = sql<boolean>`${questionAnswer.answer} = ${question.answers} -> 0`
    await db.transaction(async (tx) => {
      const told = inArray(question.id, [...questionIds])
      await tx.select({ id: question.id }).from(question).where(told).for('share')
      await tx
        .update(questionAnswer)
        .set({ isRight, score: sql`case when ${isRight} then ${question.score} else 0 end` })
        .from(question)
        .where(
          and(
            told,
            inArray(question.questionType, [QUESTION_TYPE.single, QUESTION_TYPE.judgement]),
            sql`jsonb_array_length(${question.answers}) > 0`,
            eq(questionAnswer.questionId, question.id),
            eq(questionAnswer.roundId, roundId),
            eq(questionAnswer.userId, userId),
          ),
        )
    })
  },
})

export type QuestionRepository = ReturnType<typeof questionRepository>
