import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { CONTENT_TYPE, type ContentType, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { type CardScope, visibleTo } from '../content/content-card.query.ts'
import { contentCardRepository } from '../content/content-card.repository.ts'
import { type ContentFilter, carriesTags, inScope } from '../content/content-filter.query.ts'
import { contentOrder } from '../content/content-order.query.ts'
import { SORT } from '../content/content-sort.ts'
import { isInState, liveOccurrence, liveOrder } from '../content/live-occurrence.query.ts'
import { matchesKeyword } from './keyword.query.ts'
import { type KeywordFound, keywordListRepository, type TypeCount } from './keyword-list.repository.ts'
import { idsOf, offsetOf, ofType, rowsOf } from './list-page.query.ts'
import type { ListWanted } from './list-wanted.ts'
import { plainListRepository } from './plain-list.repository.ts'

export interface Found extends KeywordFound {
  readonly total: number
}

interface Part {
  readonly ids: readonly number[]
  readonly total: number
}

const sum = (counts: readonly TypeCount[], type: ContentType | null): number =>
  counts.filter((it) => type === null || it.type === type).reduce((total, { count: own }) => total + own, 0)

export const listRepository = (db: Db) => {
  const cards = contentCardRepository(db)
  const plain = plainListRepository(db)
  const byKeyword = keywordListRepository(db)

  /** What narrows a list, but for its type, its keyword and who asks. */
  const narrowed = async ({ scope, tagIds }: ContentFilter) =>
    and(inScope(scope), await carriesTags(db, tagIds))

  const countByType = (where: SQL | undefined): Promise<TypeCount[]> =>
    db.select({ type: content.type, count: count() }).from(content).where(where).groupBy(content.type)

  const pageOf = async (where: SQL | undefined, { sort, page }: ListWanted): Promise<readonly number[]> => {
    const { rows } = await db.execute<{ ids: number[] }>(
      sql`select ${idsOf(db, where, sort, rowsOf(page))} as ids`,
    )
    return rows[0]?.ids ?? []
  }

  /** Of live courses the state and 综合 depend on the moment; there are never so many that they could not be sorted. */
  const livePart = async (where: SQL | undefined, wanted: ListWanted, now: Date): Promise<Part> => {
    const { sort, page, liveStatus, keyword } = wanted
    const occurrence = liveOccurrence(db, now)
    const found = keyword
      ? inArray(
          content.id,
          db.select({ id: contentSearch.contentId }).from(contentSearch).where(matchesKeyword(keyword)),
        )
      : undefined
    const rows = await db
      .select({ id: content.id })
      .from(content)
      .innerJoin(occurrence, eq(occurrence.contentId, content.id))
      .where(
        and(
          ofType(CONTENT_TYPE.live),
          where,
          found,
          liveStatus === 0 ? undefined : isInState(occurrence, liveStatus),
        ),
      )
      .orderBy(...(sort === SORT.overall ? [...liveOrder(occurrence), desc(content.id)] : contentOrder(sort)))
    const ids = rows.map(({ id }) => id)
    const from = offsetOf(page)
    return { ids: ids.slice(from, from + page.size), total: ids.length }
  }

  return {
    /** A page of a list of one type, or of all. */
    async findPage(wanted: ListWanted, scope: CardScope): Promise<Found> {
      const { userId } = scope
      if (wanted.type === CONTENT_TYPE.live) {
        const where = and(await narrowed(wanted), visibleTo(userId))
        const { ids, total } = await livePart(where, wanted, scope.now)
        const syllables = await byKeyword.syllables(wanted.keyword, null, ids)
        return { cards: await cards.find(scope, ids), syllables, total, typeCounts: [] }
      }
      if (wanted.keyword) {
        const { keyword, type } = wanted
        const narrowing = await narrowed(wanted)
        const found = await byKeyword.search({ keyword, wanted, narrowing, only: type }, scope)
        return { ...found, total: sum(found.typeCounts, type) }
      }
      return { ...(await plain.findPage(wanted, scope)), syllables: new Map(), typeCounts: [] }
    },

    /** The same over all types, counting each. */
    async search(wanted: ListWanted, scope: CardScope): Promise<Found> {
      const { keyword, type } = wanted
      const narrowing = await narrowed(wanted)
      if (keyword) {
        const found = await byKeyword.search({ keyword, wanted, narrowing, only: null }, scope)
        return { ...found, total: sum(found.typeCounts, type) }
      }
      const where = and(narrowing, visibleTo(scope.userId))
      const ids = await pageOf(and(ofType(type), where), wanted)
      const typeCounts = await countByType(where)
      return {
        cards: await cards.find(scope, ids),
        syllables: new Map(),
        total: sum(typeCounts, type),
        typeCounts,
      }
    },
  }
}

export type ListRepository = ReturnType<typeof listRepository>
