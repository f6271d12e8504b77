import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  ne,
  not,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import type { PageWanted } from '../../http/page.ts'
import { matches } from '../content/bank-filter.query.ts'
import type { BankFilter } from '../content/bank-filter.ts'
import { openTo, visibleTo } from '../content/content-card.query.ts'
import { carriesTags, inScope } from '../content/content-filter.query.ts'
import { contentOrder } from '../content/content-order.query.ts'
import { SORT } from '../content/content-sort.ts'
import type { Scope } from '../content/scope.ts'
import { matchesKeyword, relevance } from '../search/keyword.query.ts'
import type { Keyword } from '../search/keyword.ts'

/** Sort of the wire; any other number is newest. */
export const BANK_SORT = { newest: 0, easiest: 1, hardest: 2, mostUsed: 3, byChance: 4, nearest: 5 } as const

/** Unanswered of the wire; 0 for whichever. */
export const UNANSWERED = { first: 1, only: 2 } as const

export interface BankWanted {
  readonly scope: Scope
  readonly filter: BankFilter
  readonly tagIds: readonly number[]
  readonly keyword: Keyword | null
  readonly sort: number
  /** 0, or one of `UNANSWERED`. */
  readonly unanswered: number
  readonly page: PageWanted
}

interface Part {
  readonly ids: number[]
  readonly total: number
}

type Question = typeof question.$inferSelect
type Content = typeof content.$inferSelect

/** In so many words, not as a value: only then the database knows that the index of the bank holds all of it. */
export const inBank = sql`${content.type} = ${sql.raw(String(CONTENT_TYPE.question))}`

const orderOf = (sort: number, nearest: SQL | null): SQL[] => {
  switch (sort) {
    case BANK_SORT.nearest:
      return [...(nearest === null ? [] : [asc(nearest)]), ...contentOrder(SORT.newest)]
    case BANK_SORT.easiest:
      return [asc(question.difficulty), asc(question.id)]
    case BANK_SORT.hardest:
      return [desc(question.difficulty), desc(question.id)]
    case BANK_SORT.mostUsed:
      return contentOrder(SORT.mostViewed)
    case BANK_SORT.byChance:
      return [sql`random()`]
    default:
      return contentOrder(SORT.newest)
  }
}

const answered = alias(question, 'answered')

export const bankRepository = (db: Db) => {
  const holding = (keyword: Keyword) =>
    inArray(
      content.id,
      db.select({ id: contentSearch.contentId }).from(contentSearch).where(matchesKeyword(keyword)),
    )

  const nearnessTo = (keyword: Keyword): SQL =>
    sql`(${db
      .select({ near: relevance(keyword) })
      .from(contentSearch)
      .where(eq(contentSearch.contentId, content.id))})`

  /** That the user answered it, or a part of it, in any practice or lesson. */
  const isAnsweredBy = (userId: number): SQL =>
    inArray(
      question.id,
      db
        .select({ id: sql`coalesce(${answered.parentId}, ${answered.id})` })
        .from(questionAnswer)
        .innerJoin(answered, eq(answered.id, questionAnswer.questionId))
        .where(eq(questionAnswer.userId, userId)),
    )

  const idsWhere = (where: SQL | undefined) =>
    db
      .select({ id: question.id })
      .from(content)
      .innerJoin(question, eq(question.contentId, content.id))
      .where(and(inBank, where))
      .$dynamic()

  /** Of what a user finds in the bank the questions that are named by one of two columns, in the order of their names. */
  const offeredOf = async (
    column: typeof question.id | typeof content.id,
    names: readonly number[],
    userId: number,
  ): Promise<number[]> => {
    if (names.length === 0) return []
    // One value for all of them: the papers of a page hold more than a statement may have.
    const asked = sql`${column} = any(${sql.param([...names])}::int[])`
    const rows = await db
      .select({ name: column, id: question.id })
      .from(content)
      .innerJoin(question, eq(question.contentId, content.id))
      .where(and(inBank, asked, visibleTo(userId)))
    const offered = new Map(rows.map(({ name, id }) => [name, id]))
    return [...new Set(names)].flatMap((name) => offered.get(name) ?? [])
  }

  return {
    /** The ids of a page of the bank, and how many there are in all. */
    async findPage(
      { scope, filter, tagIds, keyword, sort, unanswered, page }: BankWanted,
      userId: number,
    ): Promise<Part> {
      const ofContent = and(
        inScope(scope),
        await carriesTags(db, tagIds),
        keyword ? holding(keyword) : undefined,
        visibleTo(userId),
      )
      const done = isAnsweredBy(userId)
      const ofQuestion = and(matches(filter), unanswered === UNANSWERED.only ? not(done) : undefined)
      const ids = idsWhere(and(ofContent, ofQuestion))
        .orderBy(
          ...(unanswered === UNANSWERED.first ? [asc(done)] : []),
          ...orderOf(sort, keyword && nearnessTo(keyword)),
        )
        .limit(page.size)
        .offset((page.index - 1) * page.size)
      // Every content of the bank has its question: without a filter of questions they need not be looked at.
      const counted = db.select({ total: count() }).from(content).$dynamic()
      const total =
        ofQuestion === undefined
          ? counted.where(and(inBank, ofContent))
          : counted
              .innerJoin(question, eq(question.contentId, content.id))
              .where(and(inBank, ofContent, ofQuestion))
      const { rows } = await db.execute<{ ids: number[]; total: number }>(
        sql`select array(${ids}) as ids, (${total})::int as total`,
      )
      return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
    },

    /** Of these questions those that a user finds in the bank, in their order. */
    findOffered: (ids: readonly number[], userId: number): Promise<number[]> =>
      offeredOf(question.id, ids, userId),

    /** Of these questions those that a user may see, withdrawn or not, with their versions of today: what a paper holds stays on it. */
    async findHeld(ids: readonly number[], userId: number): Promise<ReadonlyMap<number, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ id: question.id, version: question.version })
        .from(content)
        .innerJoin(question, eq(question.contentId, content.id))
        .where(and(inBank, sql`${question.id} = any(${sql.param([...ids])}::int[])`, openTo(userId)))
      return new Map(rows.map(({ id, version }) => [id, version]))
    },

    /** The questions that these contents are, of those that a user finds, in their order. */
    findOfContents: (contentIds: readonly number[], userId: number): Promise<number[]> =>
      offeredOf(content.id, contentIds, userId),

    /**
     * The questions of the bank that these are, or are parts of. One that was withdrawn too: what was begun while it was
     * offered may be finished.
     */
    async findBegun(ids: readonly number[], userId: number): Promise<number[]> {
      const wholes = db
        .select({ id: sql`coalesce(${question.parentId}, ${question.id})` })
        .from(question)
        .where(inArray(question.id, [...ids]))
      const rows = await idsWhere(and(inArray(question.id, wholes), openTo(userId)))
      return rows.map(({ id }) => id)
    },

    /** A question of the bank by its id, or by that of a part of it. */
    async findPlace(id: number): Promise<{ readonly question: Question; readonly contentId: number } | null> {
      const whole = db
        .select({ id: sql`coalesce(${question.parentId}, ${question.id})` })
        .from(question)
        .where(eq(question.id, id))
      const [found] = await db
        .select({ question, contentId: sql<number>`${question.contentId}` })
        .from(question)
        .where(and(inArray(question.id, whole), isNotNull(question.contentId)))
      return found ?? null
    },

    /** The question that a content of the bank is. */
    async findByContent(contentId: number): Promise<number | null> {
      const [found] = await db
        .select({ id: question.id })
        .from(question)
        .where(eq(question.contentId, contentId))
      return found?.id ?? null
    },

    /** Others of the same kind: about the same knowledge point first, then of the same chapter, then of the subject; by how near their difficulty is. */
    async findSimilar(
      { id, questionType, difficulty }: Question,
      { knowId, chapterId, subjectId }: Content,
      { userId, count: wanted, without }: { userId: number; count: number; without: readonly number[] },
    ): Promise<number[]> {
      const places = [
        ...(knowId === null ? [] : [eq(content.knowId, knowId)]),
        ...(chapterId === null ? [] : [eq(content.chapterId, chapterId)]),
        eq(content.subjectId, subjectId),
      ]
      const found: number[] = []
      for (const place of places) {
        if (found.length >= wanted) break
        const rows = await idsWhere(
          and(
            eq(question.questionType, questionType),
            ne(question.id, id),
            notInArray(question.id, [...without, ...found, id]),
            place,
            visibleTo(userId),
          ),
        )
          .orderBy(sql`abs(${question.difficulty} - ${difficulty}::real)`, asc(question.id))
          .limit(wanted - found.length)
        found.push(...rows.map((row) => row.id))
      }
      return found
    },
  }
}

export type BankRepository = ReturnType<typeof bankRepository>
