import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { stateColumns } from '../content/catalogue-state.query.ts'
import { type CardRow, type CardScope, changingOf, visibleTo } from '../content/content-card.query.ts'
import { contentCardRepository } from '../content/content-card.repository.ts'
import { carriesTags, inScope, type ScopeOrNames } from '../content/content-filter.query.ts'
import type { Sort } from '../content/content-sort.ts'
import { keptAnswers } from '../content/kept-answers.ts'
import { ANYWHERE, type Scope } from '../content/scope.ts'
import { idsOf, ofType, rowsOf } from './list-page.query.ts'
import type { ListWanted } from './list-wanted.ts'

/** Lists that are narrowed by the same things, whatever their values, are one statement. */
interface Shape {
  /** Those parts of the scope that narrow. */
  readonly by: readonly (keyof Scope)[]
  readonly ofType: boolean
  readonly asVisitor: boolean
  readonly sort: Sort
}

/** What of a list its page and its total have in common. */
const narrowingOf = ({ by, ofType: isOfType, asVisitor }: Shape, narrowing: SQL | undefined) => {
  const names = Object.fromEntries(by.map((name) => [name, sql.placeholder(name)]))
  const scope: ScopeOrNames = { ...ANYWHERE, ...names }
  return and(
    ofType(isOfType ? sql.placeholder('type') : null),
    inScope(scope),
    narrowing,
    visibleTo(asVisitor ? null : sql.placeholder('userId')),
  )
}

const prepareList = (db: Db, shape: Shape, narrowing?: SQL) => {
  const own = narrowingOf(shape, narrowing)
  const userId = sql.placeholder('userId')
  const ids = idsOf(db, own, shape.sort, { from: sql.placeholder('from'), until: sql.placeholder('until') })
  const scope = { now: sql.placeholder('now'), userId }
  const page = db
    .select({
      ids: sql<number[]>`page.ids`,
      ...stateColumns(userId),
      // Live courses have lists of their own.
      changing: changingOf(db, scope, sql`page.ids`, !shape.ofType),
    })
    .from(sql`(select ${ids} as ids) as page`)
    .prepare('list')
  const total = db.select({ total: count() }).from(content).where(own).prepare('list_total')
  return { page, total }
}

/** So many are kept, the first that are asked for; there are thousands. */
const MAX_SHAPES = 300
const MAX_TOTALS = 5000

/** Lists without a keyword, but for those of live courses. */
export const plainListRepository = (db: Db) => {
  const cards = contentCardRepository(db)
  const totals = keptAnswers<number>(MAX_TOTALS, () => 1)

  const shapes = new Map<string, ReturnType<typeof prepareList>>()
  /** Putting a list together takes as long as all else that is done for it here: once for each shape. */
  const listOf = (shape: Shape) => {
    const key = JSON.stringify(shape)
    const list = shapes.get(key) ?? prepareList(db, shape)
    if (shapes.size < MAX_SHAPES) shapes.set(key, list)
    return list
  }

  return {
    /** A page of a list without a keyword, with its exact total. */
    async findPage(
      wanted: ListWanted,
      { userId, now }: CardScope,
    ): Promise<{ cards: readonly CardRow[]; total: number }> {
      const { scope, type, tagIds, sort, page } = wanted
      const by = (Object.keys(ANYWHERE) as (keyof Scope)[]).filter((name) => scope[name] !== 0)
      const shape = { by, ofType: type !== null, asVisitor: userId === null, sort }
      const tagged = await carriesTags(db, tagIds)
      const list = tagged === undefined ? listOf(shape) : prepareList(db, shape, tagged)
      const values = { ...scope, type, userId }
      const [found] = await list.page.execute({ ...values, now: now.toISOString(), ...rowsOf(page) })
      if (!found) throw new Error('a list has one row')
      const total = await totals.of(found, JSON.stringify([type, scope, tagIds]), async () => {
        const [counted] = await list.total.execute(values)
        return counted?.total ?? 0
      })
      return { cards: await cards.join(found.at, found.ids, found.changing), total }
    },
  }
}
