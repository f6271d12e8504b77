import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREPARING } from '#server/db/prepare-alone.ts'
import { freePort } from '#tests/support/free-port.ts'
import { KEPT_TEMPLATE, keptPostgres } from '#tests/support/kept-postgres.ts'
import { memoryFolder } from '#tests/support/memory-folder.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { type Started, startedPrograms, untilAnswers } from '#tests/support/started.ts'
import { createDatabase } from '#tests/support/test-databases.ts'

/** Each start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

const AWAY =
  /^数据库还没有起来，正在等…：connect E\w+ \S+ \(the database is away: it is asked again every two seconds\)\n$/
const ANOTHER =
  '另一个进程正在更新或恢复数据库，正在等它做完… (another process is preparing or restoring the database: waiting for it)\n'

let programs: Awaited<ReturnType<typeof startedPrograms>>
let postgres: TestPostgres
beforeAll(async () => {
  programs = await startedPrograms('zhiyuan-away-')
  postgres = await startPostgres({}, memoryFolder, await keptPostgres())
}, PATIENCE)
afterAll(async () => {
  programs.remove()
  await postgres.stop()
})

let runs = 0
const run = (script: string, port: number, database = KEPT_TEMPLATE): Started =>
  programs.run(script, {
    DATA_DIR: join(programs.folder, `data-${++runs}`),
    DATABASE_URL: postgres.address(database),
    PORT: String(port),
  })

const untilSaid = ({ seen }: Started, words: RegExp): Promise<void> =>
  expect.poll(() => seen.text, { timeout: PATIENCE }).toMatch(words)

test(
  'what is started before its database says so once, waits, and stops within five seconds or serves when it is there',
  async () => {
    await postgres.end('SIGINT')
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = run('main', port)
    const stopping = [run('main', 0), run('prepare', 0)]
    for (const waiting of stopping) {
      await untilSaid(waiting, AWAY)
      const told = performance.now()
      waiting.child.kill('SIGTERM')
      expect(await waiting.ended).toBe(0)
      expect(performance.now() - told).toBeLessThan(5_000)
    }
    await untilSaid(server, AWAY)
    await postgres.start()
    await untilAnswers(url, server)
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
    expect(server.seen.text.split('the database is away')).toHaveLength(2)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
  PATIENCE,
)

test(
  'a database that is not known there, or a user, ends the start at once',
  async () => {
    const nowhere = run('main', 0, 'nowhere')
    const nobody = programs.run('main', {
      DATA_DIR: join(programs.folder, 'data'),
      DATABASE_URL: postgres.address(KEPT_TEMPLATE).replace('postgres@', 'nobody@'),
      PORT: '0',
    })
    expect([await nowhere.ended, nowhere.seen.text]).toEqual([1, '\ndatabase "nowhere" does not exist\n\n'])
    expect([await nobody.ended, nobody.seen.text]).toEqual([1, '\nrole "nobody" does not exist\n\n'])
  },
  PATIENCE,
)

test(
  'what prepares a database has no time limit, and says that it waits for another',
  async () => {
    const made = await createDatabase(
      { address: postgres.address('%s'), template: KEPT_TEMPLATE },
      'empty',
      'template0',
    )
    const other = new pg.Client({ connectionString: made.url })
    await other.connect()
    // Each table that a migration makes tells under which limit it was.
    await other.query(`
      create table told (statement_timeout text);
      create function tell() returns event_trigger language plpgsql as
        'begin insert into public.told values (current_setting(''statement_timeout'')); end';
      create event trigger tell on ddl_command_end execute function tell()`)
    await other.query('select pg_advisory_lock($1)', [PREPARING])
    const preparing = run('prepare', 0, 'empty')
    await untilSaid(preparing, /waiting for it/)
    expect(preparing.seen.text).toBe(ANOTHER)
    const { rows: waiting } = await other.query(
      "select count(*)::int as count from pg_stat_activity where application_name = 'zhiyuan' and state = 'active'",
    )
    expect(waiting).toEqual([{ count: 1 }])
    await other.query('select pg_advisory_unlock($1)', [PREPARING])
    expect(await preparing.ended).toBe(0)
    const { rows: told } = await other.query('select distinct statement_timeout from told')
    await other.end()
    expect(told).toEqual([{ statement_timeout: '0' }])
  },
  PATIENCE,
)
