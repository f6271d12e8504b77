import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Environment, readEnvironment } from '../config/environment.ts'
import { lockDataDirectory } from '../db/data-directory-lock.ts'
import { openPostgres } from '../db/database.ts'
import { dropSchema } from '../db/drop-schema.ts'
import { JOB_SCHEMA } from '../db/job-tables.ts'
import { embeddedFolder, openDatabase, UNHURRIED } from '../db/open-database.ts'
import { SCHEMA } from '../db/schema/namespace.ts'
import { systemClock } from '../runtime/clock.ts'
import { failWith, say } from '../runtime/console.ts'
import { prepareDatabase } from './prepare-database.ts'

const forgetEmbedded = async (environment: Environment): Promise<void> => {
  const lock = await lockDataDirectory(environment.dataDirectory)
  try {
    await rm(embeddedFolder(environment), { recursive: true, force: true })
    await rm(join(environment.dataDirectory, 'files'), { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

const forgetPostgres = async (url: string): Promise<void> => {
  if (!process.argv.includes('--yes')) {
    throw new Error(
      `DATABASE_URL 已设置：这会删除该数据库中 ${SCHEMA} 和 ${JOB_SCHEMA} 模式的全部内容。确定请加 --yes：npm run db:reset -- --yes\n` +
        `DATABASE_URL is set: this drops the schemas ${SCHEMA} and ${JOB_SCHEMA} with all that is in them. Add --yes if you mean it.`,
    )
  }
  const database = openPostgres(url, UNHURRIED)
  try {
    await dropSchema(database.db)
  } finally {
    await database.close()
  }
}

/** `npm run db:reset`: forgets everything and begins anew with the seed. */
const reset = async (): Promise<void> => {
  const environment = readEnvironment()
  if (environment.databaseUrl) await forgetPostgres(environment.databaseUrl)
  else await forgetEmbedded(environment)
  const database = await openDatabase(environment, UNHURRIED)
  try {
    await prepareDatabase(database, environment.seed, systemClock())
  } finally {
    await database.close()
  }
  say('数据库已重置 (the database has been reset)')
}

reset().catch(failWith)
