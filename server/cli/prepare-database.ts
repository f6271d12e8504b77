import { sql } from 'drizzle-orm'
import { type DemoRows, demoRows, seedBase, seedDemo } from '#demo/seed/seed.ts'
import type { Environment } from '../config/environment.ts'
import type { Database } from '../db/database.ts'
import { migrateToNewest } from '../db/migrate.ts'
import { indexMissing } from '../modules/content/content-index.ts'

/** Any number that no other advisory lock uses: one process at a time prepares a shared PostgreSQL. */
const PREPARING = 0x5a59

/** The embedded database has one owner already; on PostgreSQL a transaction holds the others off while it waits. */
const alone = async <T>({ engine, db }: Database, work: () => Promise<T>): Promise<T> => {
  if (engine === 'embedded') return work()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PREPARING})`)
    return work()
  })
}

/**
 * Migrates, then seeds once. Safe to call at any time, by several processes at once. `rows` are asked for when the
 * demonstration is to be written.
 */
export const prepareDatabase = (
  database: Database,
  seed: Environment['seed'],
  now: Date,
  rows: () => DemoRows = () => demoRows(now),
): Promise<'seeded' | 'already there'> =>
  alone(database, async () => {
    await migrateToNewest(database.db)
    await indexMissing(database.db)
    if (seed === 'demo') return seedDemo(database.db, rows)
    await seedBase(database.db)
    return 'already there'
  })
