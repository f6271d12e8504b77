import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { CONTENT_TYPE, type ContentType, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { type CardRow, type CardScope, foundBy, visibleTo } from '../content/content-card.query.ts'
import { contentCardRepository } from '../content/content-card.repository.ts'
import { type ContentFilter, carriesTags, inScope } from '../content/content-filter.query.ts'
import { contentOrder, sortKey } from '../content/content-order.query.ts'
import { SORT } from '../content/content-sort.ts'
import { liveOccurrence, liveOrder } from '../content/live-occurrence.query.ts'
import { syllablesOf } from '../content/search-text.ts'
import { LEAST_RELEVANT, looksIntoContent, matchesKeyword, relevance } from './keyword.query.ts'
import type { Keyword } from './keyword.ts'
import { idsOf, offsetOf, ofType, rowsOf } from './list-page.query.ts'
import type { ListWanted } from './list-wanted.ts'
import { plainListRepository } from './plain-list.repository.ts'

export interface TypeCount {
  readonly type: ContentType
  readonly count: number
}

interface Cards {
  readonly cards: readonly CardRow[]
  /** How the names of cards that were found by their sound are read, by id. */
  readonly syllables: ReadonlyMap<number, readonly string[]>
}

export interface Found extends Cards {
  readonly total: number
  /** How many there are of each type, whichever type was asked for; only of a search. */
  readonly typeCounts: readonly TypeCount[]
}

/** So many contents are found by one keyword at most; among more than this the order is no longer that of all. */
export const MAX_FOUND = 5000

interface Part {
  readonly ids: readonly number[]
  readonly total: number
}

const sum = (counts: readonly TypeCount[], type: ContentType | null): number =>
  counts.filter((it) => type === null || it.type === type).reduce((total, { count: own }) => total + own, 0)

interface Search {
  readonly keyword: Keyword
  readonly wanted: ListWanted
  readonly userId: number | null
  /** What only the contents themselves can tell. */
  readonly narrowing: SQL | undefined
  /** Null to find, and count, every type. */
  readonly only: ContentType | null
}

export const listRepository = (db: Db) => {
  const cards = contentCardRepository(db)
  const plain = plainListRepository(db)

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
          liveStatus === 0 ? undefined : eq(occurrence.status, liveStatus),
        ),
      )
      .orderBy(...(sort === SORT.overall ? [...liveOrder(occurrence), desc(content.id)] : contentOrder(sort)))
    const ids = rows.map(({ id }) => id)
    const from = offsetOf(page)
    return { ids: ids.slice(from, from + page.size), total: ids.length }
  }

  /** Nothing is read but the index of words, if that says enough. */
  const hitsOf = ({ keyword, wanted, userId, narrowing, only }: Search) => {
    const near = wanted.sort === SORT.overall ? relevance(keyword) : sql`0`
    const hits = db
      .select({
        id: sql<number>`${contentSearch.contentId}`.as('id'),
        type: contentSearch.type,
        near: sql<number>`${near}`.as('near'),
      })
      .from(contentSearch)
      .$dynamic()
    const isOfType = only === null ? undefined : eq(contentSearch.type, only)
    const readsContent = narrowing !== undefined || looksIntoContent(keyword)
    return (readsContent ? hits.innerJoin(content, eq(content.id, contentSearch.contentId)) : hits)
      .where(and(matchesKeyword(keyword), isOfType, foundBy(userId), narrowing))
      .limit(MAX_FOUND)
  }

  /**
   * A page of what a keyword finds and how many of each type, at most MAX_FOUND of all together. How much a content is in
   * use is looked up only of those near enough to stand on the page or before it.
   */
  const searched = async (search: Search) => {
    const { type, sort, page } = search.wanted
    const isWanted = type === null ? sql`true` : sql`hit.type = ${type}`
    const before = page.index * page.size - 1
    const { rows } = await db.execute<{ counts: TypeCount[] | null; ids: number[] | null }>(sql`
      with hit as materialized (${hitsOf(search)})
      select
        (select json_agg(json_build_object('type', type, 'count', n))
          from (select type, count(*) as n from hit group by type) counted) as counts,
        (select array_agg(id order by near, key desc, id desc)
          from (select hit.id, hit.near, ${sortKey(sort)} as key
            from hit join ${content} on ${content.id} = hit.id
            where ${isWanted} and hit.near <= coalesce(
              (select hit.near from hit where ${isWanted} order by hit.near limit 1 offset ${before}), ${LEAST_RELEVANT})
            order by near, key desc, id desc limit ${page.size} offset ${offsetOf(page)}) page) as ids`)
    return { ids: rows[0]?.ids ?? [], typeCounts: rows[0]?.counts ?? [] }
  }

  const cardsOf = async (
    ids: readonly number[],
    scope: CardScope,
    keyword: Keyword | null,
  ): Promise<Cards> => {
    // Only what was found by its sound needs to be shown by its sound.
    const rows = keyword?.terms.some(({ initials, readings }) => initials !== '' || readings.length > 0)
      ? await db
          .select({ id: contentSearch.contentId, pinyin: contentSearch.pinyin })
          .from(contentSearch)
          .where(inArray(contentSearch.contentId, [...ids]))
      : []
    const syllables = new Map(rows.map(({ id, pinyin }) => [id, syllablesOf(pinyin)]))
    return { cards: await cards.find(scope, ids), syllables }
  }

  return {
    /** A page of a list of one type, or of all. */
    async findPage(wanted: ListWanted, scope: CardScope): Promise<Found> {
      const { userId } = scope
      if (wanted.type === CONTENT_TYPE.live) {
        const where = and(await narrowed(wanted), visibleTo(userId))
        const { ids, total } = await livePart(where, wanted, scope.now)
        return { ...(await cardsOf(ids, scope, wanted.keyword)), total, typeCounts: [] }
      }
      if (wanted.keyword) {
        const { keyword, type } = wanted
        const narrowing = await narrowed(wanted)
        const { ids, typeCounts } = await searched({ keyword, wanted, userId, narrowing, only: type })
        return { ...(await cardsOf(ids, scope, keyword)), total: sum(typeCounts, type), typeCounts }
      }
      return { ...(await plain.findPage(wanted, scope)), syllables: new Map(), typeCounts: [] }
    },

    /** The same over all types, counting each. */
    async search(wanted: ListWanted, scope: CardScope): Promise<Found> {
      const { keyword, type } = wanted
      const { userId } = scope
      const narrowing = await narrowed(wanted)
      const where = and(narrowing, visibleTo(userId))
      const { ids, typeCounts } = keyword
        ? await searched({ keyword, wanted, userId, narrowing, only: null })
        : {
            ids: await pageOf(and(ofType(type), where), wanted),
            typeCounts: await countByType(where),
          }
      return {
        ...(await cardsOf(ids, scope, wanted.keyword)),
        total: sum(typeCounts, wanted.type),
        typeCounts,
      }
    },
  }
}

export type ListRepository = ReturnType<typeof listRepository>
