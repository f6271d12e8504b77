import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { appMeta } from './schema/app-meta.ts'

export const SEED_MARK = 'seed'

/** Which seed the database holds: `demo`, `none`, or null when it was never asked to hold one. */
export const heldSeed = async (db: Db): Promise<string | null> => {
  const [found] = await db.select().from(appMeta).where(eq(appMeta.key, SEED_MARK))
  return found?.value ?? null
}
