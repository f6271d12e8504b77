import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import type { PageWanted } from '../../http/page.ts'
import { contentOrder } from '../content/content-order.query.ts'
import type { Sort } from '../content/content-sort.ts'

export const offsetOf = ({ index, size }: PageWanted): number => (index - 1) * size

export const ofType = (type: ContentType | null | Placeholder): SQL | undefined =>
  type === null ? undefined : eq(content.type, type)

/** The first of a page among all, from 1, and the last. */
interface Rows {
  readonly from: number | Placeholder
  readonly until: number | Placeholder
}

export const rowsOf = (page: PageWanted) => ({ from: offsetOf(page) + 1, until: offsetOf(page) + page.size })

/**
 * The ids of a page. No `offset`: for one that it does not know when it plans, PostgreSQL finds and sorts all there are
 * rather than follow the index that holds them in this order.
 */
export const idsOf = (db: Db, where: SQL | undefined, sort: Sort, { from, until }: Rows) => {
  const first = db
    .select({ id: content.id })
    .from(content)
    .where(where)
    .orderBy(...contentOrder(sort))
    .limit(until)
  return sql<number[]>`(array(${first}))[${from}::int:]`
}
