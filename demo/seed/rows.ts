import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Queries } from '#server/db/database.ts'

/** Collects the rows of a table and gives each its id, so that other rows can point to it before anything is written. */
export class Rows<Row extends object> {
  readonly all: (Row & { id: number })[] = []

  add(row: Row): Row & { id: number } {
    const kept = { ...row, id: this.all.length + 1 }
    this.all.push(kept)
    return kept
  }
}

/** The database's own counting goes on after the ids that the seed gave. */
export const countOnFrom = async (db: Queries, table: PgTable): Promise<void> => {
  const { name, schema } = getTableConfig(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${`${schema}.${name}`}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
  )
}
