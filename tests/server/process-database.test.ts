import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { startedPrograms, untilAnswers } from '#tests/support/started.ts'
import { createDatabase } from '#tests/support/test-databases.ts'

/** Each start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

let programs: Awaited<ReturnType<typeof startedPrograms>>
let made: Awaited<ReturnType<typeof createDatabase>>
let other: pg.Client
beforeAll(async () => {
  const source = inject('postgres')
  programs = await startedPrograms('zhiyuan-database-')
  made = await createDatabase(source, `zhiyuan_${randomUUID().replaceAll('-', '')}`, source.template)
  other = new pg.Client({ connectionString: made.url })
  await other.connect()
}, PATIENCE)
afterAll(async () => {
  programs.remove()
  await other.end()
  await made.drop()
})

const waitingForLock = async (): Promise<number | undefined> => {
  const { rows } = await other.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0]?.count
}

test(
  'a server whose call waits for a lock of the database answers it with 503 and stops within five seconds',
  async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = programs.run('main', { DATABASE_URL: made.url, PORT: String(port) })
    await untilAnswers(url, server)
    await other.query('begin; lock table zhiyuan.login_attempt in access exclusive mode')
    const stuck = fetch(`${url}/api/user/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        Mobile: 'x',
        Password: '0'.repeat(32),
        Client: 2,
        UserKey: '',
        Key: '',
        Times: 0,
      }),
    }).then(async (answer) => ({
      status: answer.status,
      body: (await answer.json()) as unknown,
      retryAfter: answer.headers.get('retry-after'),
    }))
    await expect.poll(waitingForLock, { timeout: 30_000 }).toBe(1)
    const told = performance.now()
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(performance.now() - told).toBeLessThan(5_000)
    expect(await stuck).toEqual({
      status: 503,
      body: { Code: 503, Data: null, Message: '服务暂时不可用，请稍后再试' },
      retryAfter: '2',
    })
    await other.query('rollback')
    expect(server.seen.text).not.toMatch(/"level":[56]0/)
  },
  PATIENCE,
)

test(
  'a server refuses the database of a newer version in one line',
  async () => {
    await other.query(
      "insert into zhiyuan.migration (hash, created_at) values ('of a later version', 9999999999999)",
    )
    const older = programs.run('main', { DATABASE_URL: made.url, PORT: '0' })
    expect([await older.ended, older.seen.text]).toEqual([
      1,
      '\n数据由更新的版本写成，这个版本打不开，请更新服务器 (the data were written by a newer version of the server: update it)\n\n',
    ])
  },
  PATIENCE,
)
