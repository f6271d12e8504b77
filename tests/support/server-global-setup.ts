import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#server/db/database.ts'
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

const bringUp = async (): Promise<PostgresSource> => {
  const url = process.env['TEST_DATABASE_URL']
  const own = url ? null : await startPostgres({}, memoryFolder)
  if (own) undo.push(() => own.stop())
  const address = own ? own.address(PLACE) : given(url ?? '')
  const source = { address, template: `zhiyuan_template_${randomUUID().slice(0, 8)}` }
  const template = await createDatabase(source, source.template, 'template0')
  undo.push(() => template.drop())
  const database = openPostgres(template.url)
  // Side by side: each keeps hardly more than one core busy.
  const seeded = await Promise.allSettled([prepareTemplate(database), embeddedTemplate()])
  await database.close()
  for (const made of seeded) if (made.status === 'rejected') throw made.reason
  return source
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
