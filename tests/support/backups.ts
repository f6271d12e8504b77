import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { extract, pack } from 'tar-stream'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { type Environment, readEnvironment } from '#server/config/environment.ts'
import { type Database, openEmbedded } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Engine } from './engines.ts'
import { diskFolder, memoryFolder } from './memory-folder.ts'
import { createDatabase, embeddedTemplate, type PostgresSource, SEEDED_AT } from './test-databases.ts'

/** An installation of a test's own: a data directory, and a database of PostgreSQL where it is one on that. */
export interface Installation {
  readonly environment: Environment
  readonly files: string
  /** Opens its database for a moment. */
  ask<T>(use: (database: Database) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

/** One with nothing in it. */
export const emptyInstallation = async (
  engine: Engine,
  source: PostgresSource,
  template = 'template0',
): Promise<Installation> => {
  const folder = memoryFolder('zhiyuan-backup-')
  const made =
    engine === 'postgresql'
      ? await createDatabase(source, `zhiyuan_${randomUUID().replaceAll('-', '')}`, template)
      : null
  const environment = readEnvironment({
    DATA_DIR: join(folder, 'data'),
    ...(made === null ? {} : { DATABASE_URL: made.url }),
  })
  return {
    environment,
    files: join(environment.dataDirectory, 'files'),
    async ask(use) {
      const database = await openDatabase(environment)
      try {
        return await use(database)
      } finally {
        await database.close()
      }
    },
    async remove() {
      await made?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens an embedded database in a folder once in this process; what it left there is copied from then on. */
const copiedFrom = (open: (folder: string) => Promise<Database>) => {
  let made: string | undefined
  return async (target: string): Promise<void> => {
    if (made === undefined) {
      const folder = join(diskFolder('zhiyuan-copied-'), 'db')
      process.once('exit', () => rmSync(join(folder, '..'), { recursive: true, force: true }))
      await (await open(folder)).close()
      made = folder
    }
    mkdirSync(join(target, '..'), { recursive: true })
    cpSync(made, target, { recursive: true })
  }
}

const copySeededFolder = copiedFrom(async (folder) =>
  openEmbedded({ folder, template: await embeddedTemplate() }),
)

const copyBareFolder = copiedFrom(async (folder) => {
  const database = await openEmbedded({ folder })
  await prepareDatabase(database, 'none', SEEDED_AT)
  return database
})

/** One with the whole seed, and some stored files. */
export const seededInstallation = async (engine: Engine, source: PostgresSource): Promise<Installation> => {
  const made = await emptyInstallation(engine, source, source.template)
  if (engine === 'embedded') await copySeededFolder(join(made.environment.dataDirectory, 'db'))
  return made
}

/** An embedded one with the rows that every installation begins with, and no other. */
export const bareInstallation = async (source: PostgresSource): Promise<Installation> => {
  const made = await emptyInstallation('embedded', source)
  await copyBareFolder(join(made.environment.dataDirectory, 'db'))
  return made
}

/** Writes a stored file, and what lies there beside it. */
export const putFile = (files: string, path: string, content: string | Buffer): void => {
  mkdirSync(join(files, path, '..'), { recursive: true })
  writeFileSync(join(files, path), content)
}

/** The same archive with other contents of some entries. */
export const rewriteArchive = async (
  from: string,
  to: string,
  change: (name: string, content: string) => string,
): Promise<void> => {
  const source = extract()
  const target = pack()
  const chunks: Buffer[] = []
  target.on('data', (chunk) => chunks.push(chunk as Buffer))
  source.end(readFileSync(from))
  for await (const entry of source) {
    const { name } = entry.header
    target.entry({ name }, change(name, await text(entry as AsyncIterable<Buffer>)))
  }
  const ended = new Promise<void>((resolve) => target.on('end', () => resolve()))
  target.finalize()
  await ended
  writeFileSync(to, Buffer.concat(chunks))
}
