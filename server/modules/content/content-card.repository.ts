import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { type CardRow, type CardScope, selectCards } from './content-card.query.ts'

const prepareCards = (db: Db) =>
  selectCards(db, { now: sql.placeholder('now'), userId: sql.placeholder('userId') })
    .query.where(sql`${content.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('cards')

/** Putting the query together takes longer than running it: once for each database. */
const prepared = new WeakMap<Db, ReturnType<typeof prepareCards>>()

/** Cards by the ids of their contents. */
export const contentCardRepository = (db: Db) => ({
  /** The cards of contents that may be seen, in the order of their ids. */
  async find(scope: CardScope, ids: readonly number[]): Promise<CardRow[]> {
    if (ids.length === 0) return []
    const cards = prepared.get(db) ?? prepareCards(db)
    prepared.set(db, cards)
    const rows = await cards.execute({ now: scope.now.toISOString(), userId: scope.userId, ids: [...ids] })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  },
})
