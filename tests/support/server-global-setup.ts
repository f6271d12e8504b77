import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#server/db/database.ts'
import { KEPT_TEMPLATE, keptPostgres } from './kept-postgres.ts'
import { memoryFolder } from './memory-folder.ts'
import { startPostgres } from './postgres.ts'
import { createDatabase, embeddedTemplate, type PostgresSource, prepareTemplate } from './test-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresSource
  }
}

const PLACE = '%s'

/** TEST_DATABASE_URL names a database of a PostgreSQL where databases may be created. */
const given = (url: string): string => {
  const address = new URL(url)
  address.pathname = '/-database-'
  return address.href.replace('-database-', PLACE)
}

/** What is to be taken back, the last first. */
const undo: (() => Promise<void>)[] = []

export const teardown = async (): Promise<void> => {
  for (const step of undo.splice(0).reverse()) await step()
}

/** A database of a PostgreSQL that was there before. */
const seedGiven = async (address: string): Promise<PostgresSource> => {
  const source = { address, template: `zhiyuan_template_${randomUUID().slice(0, 8)}` }
  const template = await createDatabase(source, source.template, 'template0')
  undo.push(() => template.drop())
  const database = openPostgres(template.url)
  try {
    await prepareTemplate(database)
  } finally {
    await database.close()
  }
  return source
}

const startOwn = async (): Promise<PostgresSource> => {
  const own = await startPostgres({}, memoryFolder, await keptPostgres())
  undo.push(() => own.stop())
  return { address: own.address(PLACE), template: KEPT_TEMPLATE }
}

const bringUp = async (): Promise<PostgresSource> => {
  const url = process.env['TEST_DATABASE_URL']
  // Side by side: each keeps hardly more than one core busy.
  const made = await Promise.allSettled([url ? seedGiven(given(url)) : startOwn(), embeddedTemplate()])
  const [source, embedded] = made
  if (source.status === 'rejected') throw source.reason
  if (embedded.status === 'rejected') throw embedded.reason
  return source.value
}

/** Brings up PostgreSQL for the run, with a seeded template that every test file copies. */
export const setup = async (project: TestProject): Promise<void> => {
  try {
    project.provide('postgres', await bringUp())
  } catch (error) {
    // Nobody calls the teardown of a set-up that failed.
    await teardown()
    throw error
  }
}
