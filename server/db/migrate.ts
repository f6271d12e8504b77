import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { inProject } from '../config/project-root.ts'
import type { Db } from './database.ts'
import { hasJobTables, installJobTables } from './job-tables.ts'
import { SCHEMA } from './schema/namespace.ts'

const TABLE = 'migration'

export const migrationsFolder = (): string => inProject('server/db/migrations')

/** Brings the database to the newest shape; what is applied already is left alone. */
export const migrateToNewest = async (db: Db): Promise<void> => {
  await migrate(db, {
    migrationsFolder: migrationsFolder(),
    migrationsSchema: SCHEMA,
    migrationsTable: TABLE,
  })
  await installJobTables(db)
}

const newestKnown = (): number => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return Math.max(0, ...journal.entries.map(({ when }) => when))
}

/** True when every migration of this version of the server has been applied. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  const found = await db.execute<{ there: string | null }>(
    sql`select to_regclass(${`${SCHEMA}.${TABLE}`})::text as there`,
  )
  if (!found.rows[0]?.there) return false
  const applied = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from ${sql.identifier(SCHEMA)}.${sql.identifier(TABLE)}`,
  )
  return Number(applied.rows[0]?.newest ?? 0) >= newestKnown() && (await hasJobTables(db))
}
