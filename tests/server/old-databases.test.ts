import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { restore } from '#server/backup/restore.ts'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { isPrepared } from '#server/db/prepared.ts'
import { emptyInstallation, type Installation } from '#tests/support/backups.ts'
import type { Engine } from '#tests/support/engines.ts'
import { freePort } from '#tests/support/free-port.ts'
import { ADDED_TO, columnsOf, heldIn, withoutAdditions } from '#tests/support/held-rows.ts'
import { startedPrograms, untilAnswers } from '#tests/support/started.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'

const FOLDER = 'tests/server/old-databases'

let made: Installation
const install = async (engine: Engine): Promise<void> => {
  made = await emptyInstallation(engine, inject('postgres'))
}
afterEach(() => made.remove())

const restored = async (name: string): Promise<void> => {
  const { environment } = made
  await mkdir(environment.dataDirectory, { recursive: true })
  const place = join(environment.dataDirectory, 'old.tar')
  writeFileSync(place, gunzipSync(readFileSync(join(FOLDER, name))))
  await restore({ environment, place, key: null, replaces: false })
}

const ENGINES: readonly Engine[] = ['embedded', 'postgresql']
const old = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tar.gz'))
  .flatMap((name) => ENGINES.map((engine) => [name, engine] as const))

/** What teachers had written in that version, where the archive holds none: SQL for the tables as it made them. */
const workOf = (name: string): string => {
  const file = join(FOLDER, name.replace('.tar.gz', '.sql'))
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Each start takes seconds, and many on a busy machine. */
const PATIENCE = 120_000

/** What teachers have made, none of which may be empty here: an empty table would prove nothing. */
const WORK = [
  ...['app_user', 'membership', 'organisation', 'file', 'private_directory', 'private_file', 'content'],
  ...['course_chapter', 'course_section', 'comment', 'lesson_note', 'question', 'question_version', 'paper'],
  ...['practice', 'question_answer', 'learning_record', 'favourite', 'favourite_folder', 'course_draft'],
  ...['course_draft_edit', 'school_notice'],
].map((table) => `zhiyuan.${table}`)

describe.each(old)('the installation of a release, %s, %s', (name, engine) => {
  let programs: Awaited<ReturnType<typeof startedPrograms>>
  beforeAll(async () => {
    programs = await startedPrograms('zhiyuan-old-')
  }, PATIENCE)
  afterAll(() => programs.remove())

  test(
    'is restored, brought to the newest shape by the start of the server, and keeps what it held',
    async () => {
      await install(engine)
      await restored(name)
      await made.ask(({ db }) => db.execute(sql.raw(workOf(name))))
      const tables = await made.ask(columnsOf)
      const before = await made.ask(heldIn(tables))
      expect(WORK.filter((table) => !before[table]?.rows)).toEqual([])
      // It is as the release left it: the start has something to do.
      expect(await made.ask(({ db }) => isPrepared(db))).toBe(false)

      const port = await freePort()
      const { dataDirectory, databaseUrl } = made.environment
      const server = programs.run('main', {
        DATA_DIR: dataDirectory,
        DATABASE_URL: databaseUrl ?? '',
        PORT: String(port),
        SEED: 'none',
      })
      await untilAnswers(`http://127.0.0.1:${port}`, server)
      server.child.kill('SIGTERM')
      expect(await server.ended).toBe(0)
      await made.ask(async (database) => {
        expect(await isPrepared(database.db)).toBe(true)
        const after = await heldIn(tables)(database)
        const isFewer = (table: string) => (after[table]?.rows ?? 0) < (before[table]?.rows ?? 0)
        expect(Object.keys(ADDED_TO).filter(isFewer)).toEqual([])
        expect(withoutAdditions(after)).toEqual(withoutAdditions(before))
      })
    },
    PATIENCE,
  )
})

test('a database that a newer version has changed is refused, and stays as it is', async () => {
  await install('postgresql')
  await made.ask(async (database) => {
    const { db } = database
    await prepareDatabase(database, 'none', SEEDED_AT)
    await db.execute(
      sql`insert into zhiyuan.migration (hash, created_at) values ('of a later version', 9999999999999)`,
    )
    await expect(isPrepared(db)).rejects.toThrow('written by a newer version')
    await expect(prepareDatabase(database, 'none', SEEDED_AT)).rejects.toThrow('written by a newer version')
  })
})
