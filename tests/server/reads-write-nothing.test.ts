import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { login, logout } from '#contract/session.ts'
import { type Database, openPostgres } from '#server/db/database.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { addressOf } from '#tests/support/ask-calls.ts'
import { HandClock } from '#tests/support/each-engine.ts'
import { usualOf } from '#tests/support/hostile-values.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { createDatabase } from '#tests/support/test-databases.ts'
import { thingsToName } from '#tests/support/things-to-name.ts'

const REVIEWER = 2
/** Written by the wire as a GET. */
const WRITES: readonly string[] = [logout.path]
const reads = allCalls.filter(
  ({ method, again, path }) => (method === 'GET' || again === 'asks') && !WRITES.includes(path),
)

let made: Awaited<ReturnType<typeof createDatabase>>
let database: Database
let app: FastifyInstance
let token: string
let knownFor: (call: Call) => Readonly<Record<string, unknown>>
const clock = new HandClock()

beforeAll(async () => {
  const source = inject('postgres')
  made = await createDatabase(source, `zhiyuan_${randomUUID().replaceAll('-', '')}`, source.template)
  const before = openPostgres(made.url)
  const appBefore = await buildTestApp(before, { clock: clock.read })
  token = await clientOf(appBefore).tokenOf('reviewer')
  knownFor = await thingsToName(before.db, REVIEWER)
  await appBefore.close()
  const { rows } = await before.db.execute<{ name: string }>(sql`select current_database() as name`)
  await before.db.execute(
    sql`alter database ${sql.identifier(rows[0]?.name ?? '')} set default_transaction_read_only to on`,
  )
  await before.close()
  database = openPostgres(made.url)
  app = await buildTestApp(database, { clock: clock.read })
  // Whoever comes after a while has their session moved on, where that can be written.
  clock.forward(120)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await made.drop()
})

// Side by side: half of their time the database is waited for.
test.concurrent.each(
  reads.map((call) => [call.path, call] as const),
)('%s answers also while the database takes no writes', async (_, call) => {
  const usual = usualOf(call, knownFor(call))
  const parts = usual as Parameters<typeof addressOf>[1]
  const ask = clientOf(app)
  const { status, body } =
    call.method === 'GET'
      ? await ask.get(addressOf(call, parts), token)
      : await ask.post(addressOf(call, parts), parts.body ?? {}, token)
  expect([status, body.Message]).toEqual([200, expect.any(String)])
})

test('a write is told to come again', async () => {
  const answer = await clientOf(app).post(login.path, {
    Mobile: randomUUID(),
    Password: '0'.repeat(32),
    Client: 2,
    UserKey: '',
    Key: '',
    Times: 0,
  })
  expect([answer.status, answer.response.headers['retry-after']]).toEqual([503, '2'])
})
