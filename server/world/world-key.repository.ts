import { randomBytes } from 'node:crypto'
import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'
import { appMeta } from '../db/schema/app-meta.ts'
import { worldKey } from '../db/schema/world-key.ts'

/** Which of all installations this is: what it made itself is named by it in a world. */
const MARK = 'world-mark'

/** Keys in one query: while it runs nothing else is answered by the one connection of the embedded database. */
const AT_ONCE = 2000
const ROWS_AT_ONCE = 500

export type KeyRow = typeof worldKey.$inferSelect

/** The columns of a table by their names in the code. */
export const columnsOf = (table: PgTable): Readonly<Record<string, PgColumn>> => getTableColumns(table)

export const column = (table: PgTable, name: string): PgColumn => {
  const found = columnsOf(table)[name]
  if (found === undefined) throw new Error(`a world names a column that is none: ${name}`)
  return found
}

/** Rows that these columns have these values in. */
export const matching = (table: PgTable, values: Readonly<Record<string, unknown>>): SQL | undefined =>
  and(
    ...Object.entries(values).map(([name, value]) =>
      value === null ? sql`${column(table, name)} is null` : eq(column(table, name), value),
    ),
  )

export const worldKeyRepository = (db: Queries) => ({
  /** The name of this installation in the keys of what it exports, made once. */
  async mark(): Promise<string> {
    const made = randomBytes(5).toString('hex')
    await db.insert(appMeta).values({ key: MARK, value: made }).onConflictDoNothing()
    const [found] = await db.select().from(appMeta).where(eq(appMeta.key, MARK))
    return found?.value ?? made
  },

  /** All that was ever taken. */
  async *all(): AsyncGenerator<readonly KeyRow[]> {
    let [kind, key] = ['', '']
    for (;;) {
      const rows = await db
        .select()
        .from(worldKey)
        .where(sql`(${worldKey.kind}, ${worldKey.key}) > (${kind}, ${key})`)
        .orderBy(asc(worldKey.kind), asc(worldKey.key))
        .limit(AT_ONCE)
      yield rows
      const last = rows.at(-1)
      if (last === undefined || rows.length < AT_ONCE) return
      ;({ kind, key } = last)
    }
  },

  /** Notes what became of keys; a row has one. */
  async save(rows: readonly KeyRow[]): Promise<void> {
    const kinds = sql.param(rows.map(({ kind }) => kind))
    const ids = sql.param(rows.map(({ itemId }) => itemId))
    await db
      .delete(worldKey)
      .where(
        sql`(${worldKey.kind}, ${worldKey.itemId}) in (select * from unnest(${kinds}::text[], ${ids}::int[]))`,
      )
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await db
        .insert(worldKey)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [worldKey.kind, worldKey.key],
          set: { itemId: sql`excluded.item_id`, digest: sql`excluded.digest` },
        })
  },

  /** The ids of a table with some more columns, in the order of ids. */
  async *ids(
    table: PgTable,
    only: Readonly<Record<string, unknown>>,
    more: readonly string[] = [],
  ): AsyncGenerator<readonly (Readonly<Record<string, unknown>> & { readonly id: number })[]> {
    const id = column(table, 'id')
    const picked = Object.fromEntries(['id', ...more].map((name) => [name, column(table, name)]))
    for (let last = 0; ; ) {
      const rows = (await db
        .select(picked)
        .from(table)
        .where(and(matching(table, only), gt(id, last)))
        .orderBy(asc(id))
        .limit(AT_ONCE)) as { id: number }[]
      yield rows
      last = rows.at(-1)?.id ?? 0
      if (rows.length < AT_ONCE) return
    }
  },
})

export type WorldKeys = ReturnType<typeof worldKeyRepository>
