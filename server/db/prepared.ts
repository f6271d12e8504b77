import type { Db } from './database.ts'
import { heldSeed } from './held-seed.ts'
import { isMigrated } from './migrate.ts'

/** True when the tables are the newest and the seed has been decided. Known without what fills a database. */
export const isPrepared = async (db: Db): Promise<boolean> =>
  (await isMigrated(db)) && (await heldSeed(db)) !== null
