import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Any number that no other advisory lock uses: one process at a time prepares a shared PostgreSQL. */
export const PREPARING = 0x5a59

/** The embedded database has one owner already; on PostgreSQL a transaction holds the others off while it waits. */
export const prepareAlone = async <T>({ engine, db }: Database, work: () => Promise<T>): Promise<T> => {
  if (engine === 'embedded') return work()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PREPARING})`)
    return work()
  })
}
