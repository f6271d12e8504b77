import { inject } from 'vitest'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { type Database, openEmbedded } from '#server/db/database.ts'
import type { Engine } from './engines.ts'
import { EMBEDDED, keptEmbedded, openEmptyDatabase, openTestDatabase, SEEDED_AT } from './test-databases.ts'

/** A seeded database of a test file's own. */
export const openSeeded = (engine: Engine): Promise<Database> => openTestDatabase(engine, inject('postgres'))

const fill = async (database: Database): Promise<void> => {
  await prepareDatabase(database, 'none', SEEDED_AT)
}

/** A database of a test file's own with its first rows, and nothing of the demonstration. */
export const openFirstRows = async (engine: Engine): Promise<Database> => {
  if (engine === 'embedded')
    return openEmbedded({ template: await keptEmbedded('first-rows', fill) }, EMBEDDED)
  const database = await openEmptyDatabase(engine, inject('postgres'))
  await fill(database)
  return database
}
