import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

export const healthRepository = (db: Db) => ({
  /** Resolves when the database answers. */
  async ping(): Promise<void> {
    await db.execute(sql`select 1`)
  },
})

export type HealthRepository = ReturnType<typeof healthRepository>
