import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Any number that no other advisory lock uses: one process at a time prepares a shared PostgreSQL. */
export const PREPARING = 0x5a59

/**
 * Runs the preparation of a database in one process at a time. The embedded database has one owner anyway; on PostgreSQL a transaction holds an
 * advisory lock. `tellWaiting` is called when another process prepares or restores already, which may take long.
 */
export const prepareAlone = async <T>(
  { engine, db }: Database,
  work: () => Promise<T>,
  tellWaiting: () => void,
): Promise<T> => {
  if (engine === 'embedded') return work()
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${PREPARING}) as taken`,
    )
    if (!rows[0]?.taken) {
      tellWaiting()
      await tx.execute(sql`select pg_advisory_xact_lock(${PREPARING})`)
    }
    return work()
  })
}
