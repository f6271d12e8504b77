import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.ts'

/** How much a user keeps of a kind, or may keep. */
export interface StorageUse {
  readonly rows: number
  /** Of their texts, in UTF-8. */
  readonly bytes: number
}

interface Counted {
  readonly table: PgTable
  readonly owner: AnyPgColumn
  /** The column with what the user wrote. */
  readonly text: AnyPgColumn
  /** Which rows count; absent for all. */
  readonly where?: SQL | undefined
}

/** What a user keeps in a table. */
export const storageUseOf = async (
  db: Queries,
  userId: number,
  { table, owner, text, where }: Counted,
): Promise<StorageUse> => {
  const [found] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${text}::text)), 0)::float`,
    })
    .from(table)
    .where(and(eq(owner, userId), where))
  return found ?? { rows: 0, bytes: 0 }
}

/** Whether more would be too much; the numbers stand in docs/decisions/0171-per-user-limits.md. */
export const exceedsLimit = (kept: StorageUse, more: StorageUse, most: StorageUse): boolean =>
  kept.rows + more.rows > most.rows || kept.bytes + more.bytes > most.bytes

/** The bytes of a text in UTF-8. */
export const byteLength = (text: string): number => Buffer.byteLength(text)
