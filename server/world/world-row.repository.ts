import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'
import { ROWS_AT_ONCE, type Values } from './leaf-rows.query.ts'
import { column, columnsOf } from './world-key.repository.ts'

/** Whoever has the row open on a screen is told that it changed. */
const grown = (table: PgTable): Values =>
  'rowVersion' in columnsOf(table) ? { rowVersion: sql`${column(table, 'rowVersion')} + 1` } : {}

/** Writes rows of any table, so many with a statement. */
export const worldRowRepository = (tx: Queries) => {
  const addAll = async (table: PgTable, rows: readonly Values[]): Promise<readonly number[]> => {
    const ids: number[] = []
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const made = (await tx
        .insert(table)
        .values(rows.slice(at, at + ROWS_AT_ONCE) as never)
        .returning({ id: column(table, 'id') })) as { id: number }[]
      ids.push(...made.map(({ id }) => id))
    }
    if (ids.length < rows.length) throw new Error('an item of a world was not written')
    return ids
  }

  const insertAll = async (table: PgTable, rows: readonly Values[]): Promise<void> => {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await tx.insert(table).values(rows.slice(at, at + ROWS_AT_ONCE))
  }

  const change = async (table: PgTable, id: number, values: Values): Promise<void> => {
    await tx
      .update(table)
      .set({ ...values, ...grown(table) })
      .where(eq(column(table, 'id'), id))
  }

  /** Writes rows over those that are known and adds the others, all of them at once; answers the id of each. */
  const writeRows = async (
    table: PgTable,
    rows: readonly { readonly known: number | null; readonly values: Values; readonly fresh?: Values }[],
  ): Promise<readonly number[]> => {
    const made = await addAll(
      table,
      rows.flatMap(({ known, values, fresh }) => (known === null ? [{ ...values, ...fresh }] : [])),
    )
    let next = 0
    const ids: number[] = []
    for (const { known, values } of rows) {
      if (known !== null) await change(table, known, values)
      ids.push(known ?? made[next++] ?? 0)
    }
    return ids
  }

  return { addAll, insertAll, writeRows }
}

export type WorldRows = ReturnType<typeof worldRowRepository>
