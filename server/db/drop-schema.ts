import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { JOB_SCHEMA } from './job-tables.ts'
import { SCHEMA } from './schema/namespace.ts'

/** Forgets everything that a database holds of the product; for the next preparation it is new. */
export const dropSchema = async (db: Db): Promise<void> => {
  for (const schema of [SCHEMA, JOB_SCHEMA])
    await db.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`)
}
