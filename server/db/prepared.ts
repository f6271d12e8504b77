import type { Db } from './database.ts'
import { heldSeed } from './held-seed.ts'
import { isMigrated } from './migrate.ts'

/** True when all migrations are applied and the seed has been decided. Does not load the code that fills a database. */
export const isPrepared = async (db: Db): Promise<boolean> =>
  (await isMigrated(db)) && (await heldSeed(db)) !== null
