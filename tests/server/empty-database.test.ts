import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/config/environment.ts'
import { inProject } from '#server/config/project-root.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { takeEmpty } from '#server/db/take-empty.ts'
import { memoryFolder } from '#tests/support/memory-folder.ts'

let folder: string
beforeAll(() => {
  folder = memoryFolder('zhiyuan-empty-')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The exit code of the program that `npm start` runs beside the build. */
const make = async (place: string): Promise<number | null> => {
  const child = spawn(process.execPath, [inProject('scripts/start/make-empty-database.mjs'), place], {
    stdio: 'ignore',
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

test('an empty database that was made beside the build becomes the one of the data directory, and opens again', async () => {
  const made = join(folder, 'made')
  expect(await make(made)).toBe(0)
  // Nothing has been started on it, so that no log needs to be read again.
  expect(existsSync(join(made, 'postmaster.pid'))).toBe(false)

  const environment = readEnvironment({ DATA_DIR: join(folder, 'data') })
  const database = await openDatabase(environment, { empty: made })
  expect(existsSync(made)).toBe(false)
  await database.db.execute(sql`create table kept as select 1 as it`)
  await database.close()
  const again = await openDatabase(environment, { empty: made })
  expect((await again.db.execute(sql`select it from kept`)).rows).toEqual([{ it: 1 }])
  await again.close()
})

test('what cannot be made is told by its code, and takes no place', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await make(join(file, 'made'))).toBe(1)
})

test('whatever lies where the database would lie stays, also what a killed start left', async () => {
  const [made, place] = [join(folder, 'other'), join(folder, 'begun')]
  for (const name of [made, place]) mkdirSync(name)
  writeFileSync(join(made, 'PG_VERSION'), '18')
  writeFileSync(join(place, 'pg_hba.conf'), '')
  await takeEmpty(made, place)
  expect([join(made, 'PG_VERSION'), join(place, 'pg_hba.conf')].map(existsSync)).toEqual([true, true])
  expect(existsSync(join(place, 'PG_VERSION'))).toBe(false)
})
