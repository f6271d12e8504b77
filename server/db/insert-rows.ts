import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.ts'

const ROWS_AT_ONCE = 1000

const names = new CasingCache('snake_case')
const nameOf = (column: PgColumn): SQL => sql`${sql.identifier(names.getColumnCasing(column))}`

type Row = Readonly<Record<string, unknown>>

/** What a row has of a column, as the driver takes it; what it does not say is the column's default. */
const valueIn = (row: Row, key: string, column: PgColumn): unknown => {
  const value = row[key] === undefined ? column.default : row[key]
  if (value === undefined || value === null) return null
  return column.mapToDriverValue(value)
}

/**
 * Inserts many rows with one array per column, so that the statement, which Drizzle writes and PostgreSQL parses, grows with the columns and not
 * with the values. Answers what `after` returns (`returning …`). A value the database makes itself, as an identity, is given by all rows or by none.
 */
export const insertRows = async <T extends PgTable>(
  db: Queries,
  table: T,
  rows: readonly T['$inferInsert'][],
  after: SQL = sql``,
): Promise<readonly Record<string, unknown>[]> => {
  const answers: Record<string, unknown>[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const portion: readonly Row[] = rows.slice(from, from + ROWS_AT_ONCE)
    const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
      portion.some((row) => row[key] !== undefined),
    )
    const list = (part: (key: string, column: PgColumn, alias: SQL) => SQL): SQL =>
      sql.join(
        columns.map(([key, column], at) => part(key, column, sql.raw(`c${at}`))),
        sql`, `,
      )
    const { rows: answered } = await db.execute(
      sql`insert into ${table} (${list((_, column) => nameOf(column))})
        select ${list((_, column, alias) => sql`${alias}::${sql.raw(column.getSQLType())}`)}
        from unnest(${list((key, column) => sql`${sql.param(portion.map((row) => valueIn(row, key, column)))}::text[]`)})
        as it(${list((_key, _column, alias) => alias)}) ${after}`,
    )
    answers.push(...answered)
  }
  return answers
}
