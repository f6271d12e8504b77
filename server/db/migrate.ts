import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { inProject } from '../config/project-root.ts'
import type { Db } from './database.ts'
import { hasJobTables, installJobTables } from './job-tables.ts'
import { SCHEMA } from './schema/namespace.ts'

/** The table of applied migrations. */
export const MIGRATION_TABLE = 'migration'

export const migrationsFolder = (): string => inProject('server/db/migrations')

/** The tables are of a version of the product that this one does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'
}

/** Timestamp of the newest applied migration, as in the journal; 0 for none. */
const newestApplied = async (db: Db): Promise<number> => {
  const found = await db.execute<{ there: string | null }>(
    sql`select to_regclass(${`${SCHEMA}.${MIGRATION_TABLE}`})::text as there`,
  )
  if (!found.rows[0]?.there) return 0
  const applied = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from ${sql.identifier(SCHEMA)}.${sql.identifier(MIGRATION_TABLE)}`,
  )
  const newest = Number(applied.rows[0]?.newest ?? 0)
  if (newest > newestKnown())
    throw new NewerDatabase(
      '数据由更新的版本写成，这个版本打不开，请更新服务器 (the data were written by a newer version of the server: update it)',
    )
  return newest
}

/** Brings the database to the newest shape; what is applied already is left alone. Rejects with NewerDatabase. */
export const migrateToNewest = async (db: Db): Promise<void> => {
  await newestApplied(db)
  await migrate(db, {
    migrationsFolder: migrationsFolder(),
    migrationsSchema: SCHEMA,
    migrationsTable: MIGRATION_TABLE,
  })
  await installJobTables(db)
}

const newestKnown = (): number => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return Math.max(0, ...journal.entries.map(({ when }) => when))
}

/** True when every migration of this version of the server has been applied. Rejects with NewerDatabase. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  const newest = await newestApplied(db)
  return newest > 0 && newest >= newestKnown() && (await hasJobTables(db))
}
