import { demoRows } from '#demo/seed/seed.ts'
import { readEnvironment } from '../config/environment.ts'
import { heldSeed } from '../db/held-seed.ts'
import { embeddedExists, ofTheDisk, openDatabase, UNHURRIED } from '../db/open-database.ts'
import { isPrepared } from '../db/prepared.ts'
import { systemClock } from '../runtime/clock.ts'
import { failWith, say } from '../runtime/console.ts'
import { prepareDatabase } from './prepare-database.ts'
import { whileDatabaseIsAway } from './while-database-is-away.ts'

const NO_DEMO =
  '没有装入演示内容：演示账号的密码是公开的，只在明确要求时装入（SEED=demo）。\n' +
  'No demo content: its accounts have a public password and come only when asked for (SEED=demo); see docs/security.md.'

/**
 * Makes the database ready and ends: creates it, migrates, seeds once. A process of its own, because the first
 * start of the embedded database takes several hundred megabytes that it never gives back. An argument is the folder of an empty
 * database that was made meanwhile.
 */
const prepare = async (): Promise<void> => {
  const environment = readEnvironment()
  const began = performance.now()
  const now = systemClock()
  const isNew = environment.databaseUrl === null && !embeddedExists(environment)
  const opening = openDatabase(environment, { ...UNHURRIED, empty: process.argv[2] })
  // Making a database keeps its own thread busy for seconds: the rows are made meanwhile.
  const rows = isNew && environment.seed === 'demo' ? demoRows(now) : null
  rows?.catch(() => undefined)
  const database = await opening
  try {
    const look = () => isPrepared(database.db)
    // The one of this process's own is there, or has been found broken.
    const isReady = await (environment.databaseUrl === null ? look() : whileDatabaseIsAway(look))
    if (isReady) return
    const outcome = await prepareDatabase(database, environment.seed, now, () => rows ?? demoRows(now))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const what = outcome === 'seeded' ? '数据库已建好并装入演示内容 (seeded)' : '数据库已更新 (migrated)'
    say(`${what}，用时 ${seconds} 秒`)
    if ((await heldSeed(database.db)) === 'none') say(NO_DEMO)
  } catch (error) {
    throw ofTheDisk(environment, error)
  } finally {
    await database.close()
  }
}

prepare().catch(failWith)
