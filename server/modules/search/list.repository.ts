import { and, count, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { CONTENT_TYPE, type ContentType, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import type { PageWanted } from '../../http/page.ts'
import { type CardRow, type CardScope, foundBy, visibleTo } from '../content/content-card.query.ts'
import { contentCardRepository } from '../content/content-card.repository.ts'
import {
  type ContentFilter,
  carriesTags,
  inScope,
  type ScopeOrNames,
} from '../content/content-filter.query.ts'
import { contentOrder, sortKey } from '../content/content-order.query.ts'
import { SORT, type Sort } from '../content/content-sort.ts'
import { liveOccurrence, liveOrder } from '../content/live-occurrence.query.ts'
import { ANYWHERE, type Scope } from '../content/scope.ts'
import { syllablesOf } from '../content/search-text.ts'
import { LEAST_RELEVANT, looksIntoContent, matchesKeyword, relevance } from './keyword.query.ts'
import type { Keyword } from './keyword.ts'

export interface ListWanted extends ContentFilter {
  readonly keyword: Keyword | null
  readonly sort: Sort
  readonly page: PageWanted
  /** Of live courses, only those in this state; 0 for any. */
  readonly liveStatus: number
}

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

const offsetOf = ({ index, size }: PageWanted): number => (index - 1) * size

const ofType = (type: ContentType | null | Placeholder): SQL | undefined =>
  type === null ? undefined : eq(content.type, type)

/** The first of a page among all, from 1, and the last. */
interface Rows {
  readonly from: number | Placeholder
  readonly until: number | Placeholder
}

const rowsOf = (page: PageWanted) => ({ from: offsetOf(page) + 1, until: offsetOf(page) + page.size })

/**
 * The ids of a page. No `offset`: for one that it does not know when it plans, PostgreSQL finds and sorts all there are
 * rather than follow the index that holds them in this order.
 */
const idsOf = (db: Db, where: SQL | undefined, sort: Sort, { from, until }: Rows) => {
  const first = db
    .select({ id: content.id })
    .from(content)
    .where(where)
    .orderBy(...contentOrder(sort))
    .limit(until)
  return sql<number[]>`(array(${first}))[${from}::int:]`
}

/** Lists that are narrowed by the same things, whatever their values, are one statement. */
interface Shape {
  /** Those parts of the scope that narrow. */
  readonly by: readonly (keyof Scope)[]
  readonly ofType: boolean
  readonly asVisitor: boolean
  readonly sort: Sort
}

const prepareList = (db: Db, shape: Shape, narrowing?: SQL) => {
  const names = Object.fromEntries(shape.by.map((name) => [name, sql.placeholder(name)]))
  const scope: ScopeOrNames = { ...ANYWHERE, ...names }
  const own = and(
    ofType(shape.ofType ? sql.placeholder('type') : null),
    inScope(scope),
    narrowing,
    visibleTo(shape.asVisitor ? null : sql.placeholder('userId')),
  )
  const ids = idsOf(db, own, shape.sort, { from: sql.placeholder('from'), until: sql.placeholder('until') })
  const total = db.select({ total: count() }).from(content).where(own)
  return db
    .select({ ids, total: sql<number>`(${total})::int` })
    .from(sql`(select 1) as one`)
    .prepare('list')
}

/** So many are kept, the first that are asked for; there are thousands. */
const MAX_SHAPES = 300

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

  const shapes = new Map<string, ReturnType<typeof prepareList>>()
  /** Putting a list together takes as long as all else that is done for it here: once for each shape. */
  const listOf = (shape: Shape) => {
    const key = JSON.stringify(shape)
    const list = shapes.get(key) ?? prepareList(db, shape)
    if (shapes.size < MAX_SHAPES) shapes.set(key, list)
    return list
  }

  /** A page of a list without a keyword, with its exact total. */
  const plainPart = async (wanted: ListWanted, userId: number | null): Promise<Part> => {
    const { scope, type, tagIds, sort, page } = wanted
    const by = (Object.keys(ANYWHERE) as (keyof Scope)[]).filter((name) => scope[name] !== 0)
    const shape = { by, ofType: type !== null, asVisitor: userId === null, sort }
    const tagged = await carriesTags(db, tagIds)
    const list = tagged === undefined ? listOf(shape) : prepareList(db, shape, tagged)
    const [found] = await list.execute({ ...scope, type, userId, ...rowsOf(page) })
    return found ?? { ids: [], total: 0 }
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
    return { cards: await contentCardRepository(db).find(scope, ids), syllables }
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
      const { ids, total } = await plainPart(wanted, userId)
      return { ...(await cardsOf(ids, scope, wanted.keyword)), total, typeCounts: [] }
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
