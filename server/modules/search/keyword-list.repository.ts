import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { stateColumns } from '../content/catalogue-state.query.ts'
import { catalogueStateRepository } from '../content/catalogue-state.repository.ts'
import { type CardRow, type CardScope, changingOf, foundBy } from '../content/content-card.query.ts'
import { contentCardRepository } from '../content/content-card.repository.ts'
import { sortKey } from '../content/content-order.query.ts'
import { SORT, type Sort } from '../content/content-sort.ts'
import { keptAnswers } from '../content/kept-answers.ts'
import { syllablesOf } from '../content/search-text.ts'
import { LEAST_RELEVANT, looksIntoContent, matchesKeyword, relevance } from './keyword.query.ts'
import type { Keyword } from './keyword.ts'
import { offsetOf } from './list-page.query.ts'
import type { ListWanted } from './list-wanted.ts'

/** So many contents of a type are found by one keyword at most: the first ones in the order of the list. */
export const MAX_FOUND = 5000
/** Of all keywords together: some three megabytes. */
const MAX_HITS = 300_000
const MAX_READ = 20_000

export interface TypeCount {
  readonly type: ContentType
  readonly count: number
}

/** What a keyword finds: a content in each place of the three. */
interface Hits {
  readonly ids: Int32Array
  readonly types: Uint8Array
  readonly near: Uint8Array
}

export interface KeywordSearch {
  readonly keyword: Keyword
  readonly wanted: ListWanted
  /** What only the contents themselves can tell; what is found so is not kept. */
  readonly narrowing: SQL | undefined
  /** Null to find, and count, every type. */
  readonly only: ContentType | null
}

export interface KeywordFound {
  readonly cards: readonly CardRow[]
  /** How the names of cards that were found by their sound are read, by id. */
  readonly syllables: ReadonlyMap<number, readonly string[]>
  readonly typeCounts: readonly TypeCount[]
}

/** The nearest hits first, those that are alike by the order of the list: a page out of those that may stand on it. */
const preparePage = (db: Db, sort: Sort) => {
  const scope = { now: sql.placeholder('now'), userId: sql.placeholder('userId') }
  const ordered = sql`select ${content.id} from unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('near')}::int[]) as hit(id, near)
    join ${content} on ${content.id} = hit.id
    order by hit.near, ${sortKey(sort)} desc, ${content.id} desc limit ${sql.placeholder('size')} offset ${sql.placeholder('offset')}`
  return db
    .select({
      ids: sql<number[]>`page.ids`,
      at: stateColumns(scope.userId).at,
      changing: changingOf(db, scope, sql`page.ids`),
    })
    .from(sql`(select array(${ordered}) as ids) as page`)
    .prepare('keyword_page')
}

const countsOf = ({ types }: Hits): TypeCount[] => {
  const counts = new Map<number, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => ({ type: type as ContentType, count }))
}

/** Those of a type (null: of any) that are near enough to stand before this place. */
const nearest = ({ ids, types, near }: Hits, type: ContentType | null, place: number) => {
  const own = Array.from(ids.keys()).filter((at) => type === null || types[at] === type)
  const sorted = own.map((at) => near[at] ?? 0).sort((one, other) => one - other)
  const last = sorted[place - 1] ?? LEAST_RELEVANT
  const places = own.filter((at) => (near[at] ?? 0) <= last)
  return { ids: places.map((at) => ids[at] ?? 0), near: places.map((at) => near[at] ?? 0) }
}

const isSounded = ({ terms }: Keyword): boolean =>
  terms.some(({ initials, readings }) => initials !== '' || readings.length > 0)

const hitColumns = ({ keyword, wanted }: KeywordSearch) => ({
  id: sql<number>`${contentSearch.contentId}`.as('id'),
  type: contentSearch.type,
  near: sql<number>`${wanted.sort === SORT.overall ? relevance(keyword) : sql`0`}`.as('near'),
})

const isHit = ({ keyword, narrowing, only }: KeywordSearch, userId: number | null): SQL | undefined =>
  and(
    matchesKeyword(keyword),
    only === null ? undefined : eq(contentSearch.type, only),
    foundBy(userId),
    narrowing,
  )

/** Lists with a keyword. What it finds is kept while the catalogue stays as it is; how much of it is in use is read each time. */
export const keywordListRepository = (db: Db) => {
  const cards = contentCardRepository(db)
  const states = catalogueStateRepository(db)
  const found = keptAnswers<Hits>(MAX_HITS, ({ ids }) => ids.length)
  const sounds = keptAnswers<ReadonlyMap<number, readonly string[]>>(MAX_READ, ({ size }) => size)
  const pages = new Map(Object.values(SORT).map((sort) => [sort, preparePage(db, sort)]))

  const read = async (all: SQLWrapper): Promise<Hits> => {
    const { rows } = await db.execute<{ ids: number[]; types: number[]; near: number[] }>(sql`
      select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(type::int), '{}') as types,
        coalesce(array_agg(near::int), '{}') as near from (${all}) hit`)
    const [{ ids, types, near } = { ids: [], types: [], near: [] }] = rows
    return { ids: Int32Array.from(ids), types: Uint8Array.from(types), near: Uint8Array.from(near) }
  }

  /** All hits, in no order and no more than `most`. Nothing is read but the index of words, if that says enough. */
  const findAny = (search: KeywordSearch, userId: number | null, most: number): Promise<Hits> => {
    const { keyword, narrowing } = search
    const readsContent = narrowing !== undefined || looksIntoContent(keyword)
    const hits = db.select(hitColumns(search)).from(contentSearch).$dynamic()
    return read(
      (readsContent ? hits.innerJoin(content, eq(content.id, contentSearch.contentId)) : hits)
        .where(isHit(search, userId))
        .limit(most),
    )
  }

  /** Of each type the first MAX_FOUND in the order of the list: each hit is looked up. */
  const findFirst = (search: KeywordSearch, userId: number | null): Promise<Hits> => {
    const hits = db
      .select({ ...hitColumns(search), key: sql`${sortKey(search.wanted.sort)}`.as('key') })
      .from(contentSearch)
      .innerJoin(content, eq(content.id, contentSearch.contentId))
      .where(isHit(search, userId))
    return read(sql`select id, type, near from (
      select id, type, near, row_number() over (partition by type order by near, key desc, id desc) as place
      from (${hits}) any_hit) placed where place <= ${MAX_FOUND}`)
  }

  /** Most words are found seldom enough that there is nothing to choose from. */
  const hitsOf = async (search: KeywordSearch, userId: number | null): Promise<Hits> => {
    const { keyword, wanted, narrowing, only } = search
    const any = () => findAny(search, userId, MAX_FOUND + 1)
    const first = () => findFirst(search, userId)
    if (narrowing) {
      const hits = await any()
      return hits.ids.length > MAX_FOUND ? first() : hits
    }
    const state = await states.find(userId)
    const asked = [keyword, only]
    const isNear = wanted.sort === SORT.overall
    const hits = await found.of(state, JSON.stringify([...asked, isNear]), any)
    return hits.ids.length > MAX_FOUND
      ? found.of(state, JSON.stringify([...asked, 'first', wanted.sort]), first)
      : hits
  }

  /** How these names are read; only what was found by its sound needs to be shown by its sound. */
  const syllablesOfNames = async (
    keyword: Keyword | null,
    at: string | null,
    ids: readonly number[],
  ): Promise<KeywordFound['syllables']> => {
    if (keyword === null || !isSounded(keyword) || ids.length === 0) return new Map()
    return sounds.of({ at, schools: '' }, ids.join(), async () => {
      const rows = await db
        .select({ id: contentSearch.contentId, pinyin: contentSearch.pinyin })
        .from(contentSearch)
        .where(inArray(contentSearch.contentId, [...ids]))
      return new Map(rows.map(({ id, pinyin }) => [id, syllablesOf(pinyin)]))
    })
  }

  return {
    syllables: syllablesOfNames,

    /**
     * A page of what a keyword finds and how many of each type, at most MAX_FOUND of each. How much a content is in use is
     * looked up only of those near enough to stand on the page or before it.
     */
    async search(search: KeywordSearch, { userId, now }: CardScope): Promise<KeywordFound> {
      const { type, sort, page } = search.wanted
      const hits = await hitsOf(search, userId)
      const [shown] =
        (await pages.get(sort)?.execute({
          ...nearest(hits, type, page.index * page.size),
          size: page.size,
          offset: offsetOf(page),
          userId,
          now: now.toISOString(),
        })) ?? []
      if (!shown) throw new Error('a page has one row')
      const { ids, at, changing } = shown
      return {
        cards: await cards.join(at, ids, changing),
        syllables: await syllablesOfNames(search.keyword, at, ids),
        typeCounts: countsOf(hits),
      }
    },
  }
}
