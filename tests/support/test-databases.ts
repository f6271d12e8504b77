import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { isNotNull } from 'drizzle-orm'
import pg from 'pg'
import { DEMO_PASSWORD } from '#demo/seed/people.ts'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { inProject } from '#server/config/project-root.ts'
import { type Database, openEmbedded, openPostgres } from '#server/db/database.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { filesBelow, hashOfFiles, importedBy } from '../../scripts/test/inputs.ts'
import type { Engine } from './engines.ts'
import { onceForAll } from './once-for-all.ts'

const WEEK_MS = 7 * 24 * 3600_000
/** A Monday at ten in Beijing. */
const A_MONDAY = Date.parse('2025-09-01T02:00:00Z')

/**
 * When the tests' seed was sown: the Monday of this week or, on a Monday, of the last one, at ten in Beijing. The term of
 * its live lessons is under way, whenever the tests run.
 */
export const SEEDED_AT = new Date(
  A_MONDAY + Math.floor((Date.now() - A_MONDAY - 24 * 3600_000) / WEEK_MS) * WEEK_MS,
)

/**
 * What a check of a password costs stands in its hash. Tests sign in by the hundred: the seeded accounts have argon2id hashes
 * that cost next to nothing. Those that the server makes itself cost what they cost.
 */
const LIGHT = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Migrates and sows the seed into an empty database, for all tests to copy. */
export const prepareTemplate = async (database: Database): Promise<void> => {
  await prepareDatabase(database, 'demo', SEEDED_AT)
  const passwordHash = await hash(wirePassword(DEMO_PASSWORD), LIGHT)
  await database.db.update(appUser).set({ passwordHash }).where(isNotNull(appUser.passwordHash))
}

let told: string | null = null

/** Changes whenever a migration, the seed or the code that sows it does: a hash over a hundred megabytes, made once in a process. */
export const recipe = (): string => {
  told ??= hashOfFiles(
    [
      ...importedBy(['tests/support/test-databases.ts']),
      ...['server/db', 'demo'].flatMap(filesBelow),
      'package-lock.json',
    ],
    [SEEDED_AT.toISOString()],
  ).slice(0, 16)
  return told
}

/** What the log holds of the seed is in the tables by then: half of the file, read again for each copy. */
const WITHOUT_OLD_LOG = ['set wal_recycle = off', 'checkpoint', 'select pg_switch_wal()', 'checkpoint']

/** An embedded database as one file, filled once per recipe and kept for later runs. */
export const keptEmbedded = async (
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<string> => {
  const folder = inProject('.cache/test')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}-${recipe()}.tar`)
  await onceForAll(file, async (part) => {
    for (const old of readdirSync(folder)) {
      if (old.startsWith(`${name}-`) && old.endsWith('.tar')) rmSync(join(folder, old), { force: true })
    }
    const database = await openEmbedded({})
    await fill(database)
    for (const statement of WITHOUT_OLD_LOG) await database.db.execute(statement)
    await database.dump(part)
    await database.close()
  })
  return file
}

/** The seeded embedded database as one file. */
export const embeddedTemplate = (): Promise<string> => keptEmbedded('embedded', prepareTemplate)

/** A statement for the server of this version, 150018 for 15.18. */
const administer = async (url: string, statement: (version: number) => string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') version",
    )
    await client.query(statement(Number(rows[0]?.version)))
  } finally {
    await client.end()
  }
}

/** Where the real PostgreSQL of this run is, and the name of its seeded template. */
export interface PostgresSource {
  /** With `%s` for the name of the database. */
  readonly address: string
  readonly template: string
}

const addressOf = ({ address }: PostgresSource, database: string): string => address.replace('%s', database)

export const createDatabase = async (
  source: PostgresSource,
  name: string,
  from: string,
): Promise<{ url: string; drop(): Promise<void> }> => {
  const admin = addressOf(source, 'postgres')
  await administer(
    admin,
    // Copied as files, where the server lets us say so: page by page through the log costs a third more.
    (version) =>
      `create database "${name}" template "${from}" ${version >= 150_000 ? 'strategy file_copy' : ''}`,
  )
  return {
    url: addressOf(source, name),
    drop: () => administer(admin, () => `drop database if exists "${name}" with (force)`),
  }
}

const openCopy = async (source: PostgresSource, from: string): Promise<Database> => {
  const { url, drop } = await createDatabase(source, `zhiyuan_${randomUUID().replaceAll('-', '')}`, from)
  const database = openPostgres(url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** As PostgreSQL's: a transaction that waits for itself is found by the test that asks for it. */
export const EMBEDDED = { waitSeconds: 10 }

const fail = (): never => {
  throw new Error('there is no PostgreSQL for this test: run it in the vitest project `server`')
}

/** A seeded database of a test file's own. */
export const openTestDatabase = async (engine: Engine, source?: PostgresSource): Promise<Database> =>
  engine === 'embedded'
    ? openEmbedded({ template: await embeddedTemplate() }, EMBEDDED)
    : openCopy(source ?? fail(), (source ?? fail()).template)

/** A database with nothing in it. */
export const openEmptyDatabase = async (engine: Engine, source?: PostgresSource): Promise<Database> =>
  engine === 'embedded' ? openEmbedded({}, EMBEDDED) : openCopy(source ?? fail(), 'template0')
