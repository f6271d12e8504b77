import { type DemoRows, demoRows, seedBase, seedDemo } from '#demo/seed/seed.ts'
import type { Environment } from '../config/environment.ts'
import type { Database } from '../db/database.ts'
import { migrateToNewest } from '../db/migrate.ts'
import { prepareAlone } from '../db/prepare-alone.ts'
import { contentIndexRepository } from '../modules/content/content-index.repository.ts'
import { namePinyinRepository } from '../modules/people/name-pinyin.repository.ts'
import { say } from '../runtime/console.ts'

const ANOTHER_AT_IT =
  '另一个进程正在更新或恢复数据库，正在等它做完… (another process is preparing or restoring the database: waiting for it)'

/**
 * Migrates, then seeds once. Safe to call at any time, by several processes at once. `rows` are asked for when the
 * demonstration is to be written.
 */
export const prepareDatabase = (
  database: Database,
  seed: Environment['seed'],
  now: Date,
  rows: () => DemoRows = () => demoRows(now),
): Promise<'seeded' | 'already there'> => {
  const work = async () => {
    await migrateToNewest(database.db)
    await contentIndexRepository(database.db).indexMissing()
    await namePinyinRepository(database.db).readMissing()
    if (seed === 'demo') return seedDemo(database.db, rows)
    await seedBase(database.db)
    return 'already there' as const
  }
  return prepareAlone(database, work, () => say(ANOTHER_AT_IT))
}
