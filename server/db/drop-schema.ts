import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { JOB_SCHEMA } from './job-tables.ts'
import { SCHEMA } from './schema/namespace.ts'

/** Drops everything of the product from a database; the next preparation treats it as new. */
export const dropSchema = async (db: Db): Promise<void> => {
  for (const schema of [SCHEMA, JOB_SCHEMA])
    await db.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`)
}
