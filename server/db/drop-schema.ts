import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { SCHEMA } from './schema/namespace.ts'

/** Forgets everything that a database holds of the product; for the next preparation it is new. */
export const dropSchema = async (db: Db): Promise<void> => {
  await db.execute(sql`drop schema if exists ${sql.identifier(SCHEMA)} cascade`)
}
