import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { prepareDatabase } from '../server/cli/prepare-database.ts'
import { readEnvironment } from '../server/config/environment.ts'
import { productVersion } from '../server/config/project-root.ts'
import type { Database } from '../server/db/database.ts'
import { openDatabase } from '../server/db/open-database.ts'
import type { NewAccount } from '../server/import/people.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { seedFilesFolder } from '../server/storage/seed-files-folder.ts'
import { importWorld } from '../server/world/import-world.ts'
import { writeTemplate } from '../server/world/write-template.ts'
import { columnsOf, heldIn } from '../tests/support/held-rows.ts'
import { packFolder } from '../tests/support/packed-folder.ts'

const FOLDER = 'tests/server/old-databases'
const SMALL_PDF = 'resources/english-junior-wonders-plan.pdf'
/** Films are made ready by whatever server opens the folder, and change it; banners say no more than a resource does. */
const LEFT_OUT = ['films', 'courses', 'banners']

/** The small school of the template, with one small file. */
const writeWorld = async (world: string): Promise<void> => {
  await writeTemplate(world)
  for (const name of LEFT_OUT) rmSync(join(world, `${name}.jsonl`))
  await copyFile(join(seedFilesFolder(), SMALL_PDF), join(world, 'files/handout.pdf'))
}

const importInto = async (database: Database, dataDirectory: string, world: string) => {
  const storage = await openStorage({ dataDirectory, bucket: null, seed: seedFilesFolder() })
  const accounts: NewAccount[] = []
  await importWorld({
    db: database.db,
    storage,
    folder: world,
    isDryRun: false,
    clock: systemClock,
    keep: async (made) => {
      accounts.push(...made)
    },
    remark: ({ file, line, text }) => {
      throw new Error(`${file} ${line}: ${text}`)
    },
    tell: () => undefined,
  })
  return accounts
}

/** A segment of the log that begins with the last checkpoint; answers its name, which is all of the log that is needed then. */
const checkpoint = async ({ db }: Database): Promise<string> => {
  await db.execute(sql`select pg_switch_wal()`)
  await db.execute(sql`checkpoint`)
  const { rows } = await db.execute<{ name: string }>(
    sql`select pg_walfile_name(pg_current_wal_lsn()) as name`,
  )
  return rows[0]?.name ?? ''
}

const removeOtherLog = (log: string, kept: string): void => {
  for (const name of readdirSync(log))
    if (/^[0-9A-F]{24}$/.test(name) && name !== kept) rmSync(join(log, name))
}

/**
 * `node scripts/run.mjs old-folder NAME`: a data folder of the embedded engine as this version leaves it, with a small school, packed
 * beside the archives of releases; and what a test needs to know of it.
 */
export const main = async ([name = '']: readonly string[]): Promise<void> => {
  const place = join(FOLDER, `${name}.folder.tar.br`)
  if (!/^\w+$/.test(name) || existsSync(place))
    throw new Error(`a new name of a version, such as 0047: ${place}`)
  const made = mkdtempSync(join(tmpdir(), 'zhiyuan-old-folder-'))
  try {
    const [data, world] = [join(made, 'data'), join(made, 'world')]
    await writeWorld(world)
    const database = await openDatabase(readEnvironment({ DATA_DIR: data, SEED: 'none' }))
    await prepareDatabase(database, 'none', systemClock())
    const accounts = await importInto(database, data, world)
    const columns = await columnsOf(database)
    const held = await heldIn(columns)(database)
    const { rows: versions } = await database.db.execute<{ version: string }>(sql`select version()`)
    const kept = await checkpoint(database)
    await database.close()
    removeOtherLog(join(data, 'db/pg_wal'), kept)
    await packFolder(data, place)
    const tables = Object.entries(held)
      .filter(([, { rows }]) => rows > 0)
      .map(([table, rows]) => [table, { columns: columns[table], ...rows }])
    const [person] = accounts
    const told = {
      product: productVersion(),
      engine: versions[0]?.version,
      person: { mobile: person?.person.mobile, firstPassword: person?.password },
      tables: Object.fromEntries(tables) as unknown,
    }
    writeFileSync(join(FOLDER, `${name}.folder.json`), `${JSON.stringify(told, null, 2)}\n`)
    console.log(`${place}: ${(statSync(place).size / 1e6).toFixed(1)} MB`)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}
