import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#server/db/database.ts'
import { prepareDatabase } from '#server/db/prepared.ts'
import { startPostgres } from './postgres.ts'
import { createDatabase, embeddedTemplate, type PostgresSource, SEEDED_AT } from './test-databases.ts'

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

let undo: () => Promise<void> = async () => undefined

/** Brings up PostgreSQL for the run, with a seeded template that every test file copies. */
export const setup = async (project: TestProject): Promise<void> => {
  const url = process.env['TEST_DATABASE_URL']
  const own = url ? null : await startPostgres()
  const address = own ? own.address(PLACE) : given(url ?? '')
  const source = { address, template: `zhiyuan_template_${randomUUID().slice(0, 8)}` }
  const template = await createDatabase(source, source.template, 'template0')
  const database = openPostgres(template.url)
  await prepareDatabase(database, 'demo', SEEDED_AT)
  await database.close()
  await embeddedTemplate()
  project.provide('postgres', source)
  undo = async () => {
    await template.drop()
    await own?.stop()
  }
}

export const teardown = (): Promise<void> => undo()
