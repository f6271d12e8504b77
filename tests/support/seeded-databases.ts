import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { inProject } from '#server/config/project-root.ts'
import { type Database, openEmbedded } from '#server/db/database.ts'
import type { Engine } from './engines.ts'
import { onceForAll } from './once-for-all.ts'
import { embeddedTemplate, openEmptyDatabase, openTestDatabase, recipe, SEEDED_AT } from './test-databases.ts'

/** Which file it is, is told by a hash over all that decides what is in it, a hundred megabytes: it is asked once in a process. */
let template: Promise<string> | null = null

/** A seeded database of a test file's own, as `openTestDatabase` opens it. */
export const openSeeded = async (engine: Engine): Promise<Database> => {
  if (engine !== 'embedded') return openTestDatabase(engine, inject('postgres'))
  template ??= embeddedTemplate()
  return openEmbedded({ template: await template }, { waitSeconds: 10 })
}

const prepared = async <D extends Database>(database: D): Promise<D> => {
  await prepareDatabase(database, 'none', SEEDED_AT)
  return database
}

/** Leaves the log behind in which the rows were written: half of a file that each copy reads (tests/support/test-databases.ts). */
const WITHOUT_OLD_LOG = ['set wal_recycle = off', 'checkpoint', 'select pg_switch_wal()', 'checkpoint']

/** The embedded database with its first rows as one file, made once per recipe and kept for later runs. */
const firstRows = async (): Promise<string> => {
  const folder = inProject('.cache/test')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `first-rows-${recipe()}.tar`)
  await onceForAll(file, async (part) => {
    const database = await prepared(await openEmbedded({}))
    for (const statement of WITHOUT_OLD_LOG) await database.db.execute(statement)
    await database.dump(part)
    await database.close()
  })
  return file
}

/** A database of a test file's own with its first rows, and nothing of the demonstration. */
export const openFirstRows = async (engine: Engine): Promise<Database> =>
  engine === 'embedded'
    ? openEmbedded({ template: await firstRows() }, { waitSeconds: 10 })
    : prepared(await openEmptyDatabase(engine, inject('postgres')))
