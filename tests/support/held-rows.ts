import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** What a table held: how many rows, and a digest of what stood in the columns that it had. */
export interface Held {
  readonly rows: number
  readonly digest: string
}

export type Columns = Readonly<Record<string, readonly string[]>>

/** Every table that a backup holds, with its columns. */
export const columnsOf = async ({ db }: Database): Promise<Columns> => {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(
    sql`select table_schema || '.' || table_name as table, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'zhiyuan'
        or (table_schema = 'zhiyuan_job' and table_name in ('job', 'queue', 'schedule')) group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
}

export const heldIn =
  (tables: Columns) =>
  async ({ db }: Database): Promise<Readonly<Record<string, Held>>> => {
    const found: Record<string, Held> = {}
    for (const [table, columns] of Object.entries(tables)) {
      const row = sql.raw(columns.map((column) => `it."${column}"`).join(', '))
      const { rows } = await db.execute<{ rows: number; digest: string }>(
        sql`select count(*)::int as rows, md5(coalesce(string_agg(md5(row(${row})::text), '' order by md5(row(${row})::text)), '')) as digest
          from ${sql.raw(table)} it`,
      )
      if (rows[0] !== undefined) found[table] = rows[0]
    }
    return found
  }

/** What the start adds to on purpose; of what was there it takes nothing away. */
export const ADDED_TO: Readonly<Record<string, string>> = {
  'zhiyuan.app_meta': 'the key of the installation',
  'zhiyuan.content_search': 'the words of contents, made from them by the product that searches them',
  'zhiyuan.migration': 'the migrations since',
  'zhiyuan_job.queue': 'kinds of jobs that came since',
  'zhiyuan_job.schedule': 'what is done every night',
}

export const withoutAdditions = (tables: Readonly<Record<string, Held>>) =>
  Object.entries(tables).filter(([table]) => !(table in ADDED_TO))
