import { randomUUID } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database, openPostgres } from '#server/db/database.ts'
import { unavailabilityOf } from '#server/db/unavailable.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { uploadTickets } from '#server/modules/upload/upload-ticket.ts'
import { testKind } from '#tests/support/jobs.ts'
import { KEPT_TEMPLATE, keptPostgres } from '#tests/support/kept-postgres.ts'
import { memoryFolder } from '#tests/support/memory-folder.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { buildTestApp, FILE_ADDRESS_SECRET } from '#tests/support/server.ts'
import { type Answer, BANNERS, clientOf, IS_LOGIN } from '#tests/support/server-client.ts'

const NAME = KEPT_TEMPLATE
const UNAVAILABLE = {
  status: 503,
  body: { Code: 503, Data: null, Message: '服务暂时不可用，请稍后再试' },
  retryAfter: '2',
}

const told = ({ status, body, response }: Answer) => ({
  status,
  body,
  retryAfter: response.headers['retry-after'],
})

let postgres: TestPostgres
let database: Database
let app: FastifyInstance
let reported: Error[]
let lines: string[]
let ask: ReturnType<typeof clientOf>

beforeAll(async () => {
  postgres = await startPostgres({}, memoryFolder, await keptPostgres())
})
afterAll(() => postgres.stop())

beforeEach(async () => {
  reported = []
  database = openPostgres(postgres.address(NAME), {
    connections: 2,
    waitSeconds: 1,
    report: (error) => reported.push(error),
  })
  lines = []
  app = await buildTestApp(database, {
    logger: { ...loggerOptions('error'), stream: { write: (line: string) => void lines.push(line) } },
  })
  ask = clientOf(app)
})
afterEach(async () => {
  await app.close()
  await database.close()
})

const STOPS = [
  ['a fast stop', 'SIGINT'],
  ['an immediate stop', 'SIGQUIT'],
  ['a killed postmaster', 'SIGKILL'],
] as const

describe.each(STOPS)('%s of the database', (_, signal) => {
  test('ends neither the process nor its connections for good', async () => {
    expect((await ask.get(BANNERS)).status).toBe(200)
    const change = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await postgres.end(signal)
      // The connection is told of it while nothing is asked of it.
      await expect.poll(() => reported.length).toBeGreaterThan(0)
      await tx.execute(sql`select 1`)
    })
    await expect(change).rejects.toThrow()

    const calls = [ask.get(BANNERS), ask.get(IS_LOGIN, 'x'.repeat(43)), ask.login({ Mobile: randomUUID() })]
    const answers = await Promise.all(calls)
    expect(answers.map(told)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE])
    const said = lines.map((line) => JSON.parse(line) as { msg: string; reqId?: string })
    const outages = said.filter(({ msg }) => msg === 'database or object store unavailable')
    expect(outages.length).toBe(calls.length)
    // The words name no number, since the client comes again by itself; the answer does.
    expect(new Set(answers.map(({ response }) => response.headers['x-request-id']))).toEqual(
      new Set(outages.map(({ reqId }) => reqId)),
    )

    await postgres.start()
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await ask.login({ Mobile: randomUUID() })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  })
})

describe('a database that stays away for seconds', () => {
  test('is answered with 503 at every request, and serves the first one after it is back', async () => {
    await postgres.end('SIGKILL')
    // Longer than a call waits for a connection.
    const until = Date.now() + 2000
    const answers = new Set<string>()
    while (Date.now() < until) {
      for (const answer of await Promise.all([ask.get(BANNERS), ask.login()]))
        answers.add(JSON.stringify(told(answer)))
      // Some hundred requests, without a core that does nothing else.
      await pause(10)
    }
    expect([...answers].map((answer) => JSON.parse(answer) as unknown)).toEqual([UNAVAILABLE])
    await postgres.start()
    expect((await ask.get(BANNERS)).status).toBe(200)
  })

  test('is told to the bytes of an upload too, and not in the words of the database', async () => {
    const { address } = uploadTickets(FILE_ADDRESS_SECRET, () => new Date()).ticketOf(1)
    const bring = async (method: 'HEAD' | 'PATCH') => {
      const { statusCode, headers, body } = await app.inject({
        method,
        url: address.replace('?', `/${randomUUID()}?`),
        headers: {
          'tus-resumable': '1.0.0',
          ...(method === 'HEAD'
            ? {}
            : { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }),
        },
        ...(method === 'HEAD' ? {} : { payload: Buffer.from('bytes') }),
      })
      return { status: statusCode, body, retryAfter: headers['retry-after'] }
    }
    await postgres.end('SIGKILL')
    expect(await bring('PATCH')).toEqual({ ...UNAVAILABLE, body: JSON.stringify(UNAVAILABLE.body) })
    expect(await bring('HEAD')).toMatchObject({ status: 503, retryAfter: '2' })
    expect(lines).toHaveLength(2)
    await postgres.start()
    expect(await bring('PATCH')).toMatchObject({ status: 404 })
  })

  test('keeps no server from its start; its jobs begin once it is back', async () => {
    await postgres.end('SIGKILL')
    const starting = await buildTestApp(database, { jobPace: { poll: 0.5, supervise: 1 } })
    const done: string[] = []
    starting.jobs.define(testKind(), async ({ payload }) => {
      done.push(payload.name)
      return null
    })
    await starting.ready()
    await starting.jobs.work()
    expect(told(await clientOf(starting).get(BANNERS))).toEqual(UNAVAILABLE)
    await postgres.start()
    const subject = { userId: null, organisationId: null, subject: '浮力', key: '浮力' }
    const enqueue = () =>
      database.db.transaction((tx) => starting.jobs.enqueue(tx, testKind(), { name: '浮力' }, subject))
    await vi.waitFor(enqueue, { timeout: 15_000, interval: 200 })
    await expect.poll(() => done, { timeout: 15_000 }).toEqual(['浮力'])
    await starting.close()
  })
})

/** Whatever needs no timer is done. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
}

const LIVE = '/api/health/live'
const READY = '/api/health/ready'

describe('who watches over the process', () => {
  test('is told that it lives though its database is gone, and that it is ready once that is back', async () => {
    expect((await ask.get(READY)).body).toEqual({ Code: 200, Data: true, Message: '' })
    await postgres.end('SIGKILL')
    expect(told(await ask.get(READY))).toEqual(UNAVAILABLE)
    expect((await ask.get(LIVE)).body).toEqual({ Code: 200, Data: true, Message: '' })
    await postgres.start()
    expect((await ask.get(READY)).status).toBe(200)
  })

  test('is told after a second that it is not ready while no connection is free, however many ask', async () => {
    // A call waits far longer for a connection than whoever watches over the process.
    const patient = openPostgres(postgres.address(NAME), { connections: 2, waitSeconds: 30 })
    const patientApp = await buildTestApp(patient)
    const ready = () => clientOf(patientApp).get(READY)
    expect((await ready()).status).toBe(200)
    const held = await Promise.all([1, 2].map(() => patient.db.$client.connect()))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let answered = 0
      const asked = Array.from({ length: 20 }, () => ready().finally(() => (answered += 1)))
      // One of each who asks, and that of the connection which they wait for together.
      while (vi.getTimerCount() < 21) await nextTurn()
      expect([vi.getTimerCount(), patient.db.$client.waitingCount]).toEqual([21, 1])
      await vi.advanceTimersByTimeAsync(999)
      await turns()
      expect(answered).toBe(0)
      await vi.advanceTimersByTimeAsync(1)
      expect([...new Set((await Promise.all(asked)).map(({ status }) => status))]).toEqual([503])
    } finally {
      vi.useRealTimers()
      for (const connection of held) connection.release()
    }
    expect((await ready()).status).toBe(200)
    await patientApp.close()
    await patient.close()
  })
})

describe('a connection that broke before its transaction began', () => {
  test('is not lost to the pool', async () => {
    await ask.get(BANNERS)
    for (let n = 0; n < 3; n += 1) {
      await Promise.all([1, 2].map(() => database.db.execute(sql`select pg_sleep(0)`)))
      postgres.runSync(
        NAME,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      // The pool has not been told yet, and lends what it takes for connections.
      const changes = [1, 2].map(() => database.db.transaction(async () => 'begun'))
      expect((await Promise.allSettled(changes)).map(({ status }) => status)).toEqual([
        'rejected',
        'rejected',
      ])
    }
    expect((await ask.login({ Mobile: randomUUID() })).status).toBe(200)
  })
})

describe('a pool whose connections all wait for a lock', () => {
  let holder: pg.Client
  let observer: pg.Client

  beforeEach(async () => {
    ;[holder, observer] = [1, 2].map(() => new pg.Client({ connectionString: postgres.address(NAME) })) as [
      pg.Client,
      pg.Client,
    ]
    await Promise.all([holder.connect(), observer.connect()])
    await holder.query('begin; lock table zhiyuan.login_attempt in access exclusive mode')
  })
  afterEach(() => Promise.all([holder.end(), observer.end()]))

  const waitingForLock = async (): Promise<number | undefined> => {
    const { rows } = await observer.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows[0]?.count
  }

  test('answers 503 after the wait, and goes on once the lock is let go', async () => {
    const waiting = [ask.login({ Mobile: randomUUID() }), ask.login({ Mobile: randomUUID() })]
    await expect.poll(waitingForLock, { timeout: 10_000 }).toBe(2)
    expect(told(await ask.get(BANNERS))).toEqual(UNAVAILABLE)
    await holder.query('rollback')
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
    expect((await ask.get(BANNERS)).status).toBe(200)
  })

  test('gives up the statement that waits too long', async () => {
    const hasty = openPostgres(postgres.address(NAME), { connections: 1, statementSeconds: 0.2 })
    const hastyApp = await buildTestApp(hasty)
    const given = await clientOf(hastyApp).login({ Mobile: randomUUID() })
    await hastyApp.close()
    await hasty.close()
    expect(told(given)).toEqual(UNAVAILABLE)
  })
})

describe('a database with no connection or no room left', () => {
  test('says when to ask again', async () => {
    postgres.runSync('postgres', `alter database ${NAME} connection limit 0; create role visitor login`)
    const visiting = openPostgres(postgres.address(NAME).replace('postgres@', 'visitor@'))
    const visitingApp = await buildTestApp(visiting)
    const refused = await clientOf(visitingApp).get(BANNERS)
    await visitingApp.close()
    await visiting.close()
    postgres.runSync('postgres', `alter database ${NAME} connection limit -1`)
    expect(told(refused)).toEqual(UNAVAILABLE)
  })

  test('says that its disk is full, and nothing of asking again', async () => {
    const full = `create function zhiyuan.full() returns trigger language plpgsql as
      'begin raise exception ''No space left on device'' using errcode = ''53100''; end'`
    postgres.runSync(
      NAME,
      `${full}; create trigger full_disk before insert on zhiyuan.login_attempt execute function zhiyuan.full()`,
    )
    const answer = await ask.login({ Mobile: randomUUID() })
    postgres.runSync(NAME, 'drop function zhiyuan.full() cascade')
    const { status, body, retryAfter } = told(answer)
    expect([status, body.Code, body.Data, retryAfter]).toEqual([507, 507, null, undefined])
    // Whoever hands on the number has it found in the log.
    const [, id] =
      /^服务器的磁盘满了，没有保存，请联系管理员（编号 ([0-9a-f-]{36})）$/.exec(body.Message) ?? []
    expect(lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)).toContain(id)
  })
})

describe('a database whose disk takes no writes', () => {
  const UNWRITABLE = /^服务器的磁盘现在不能正常读写，请联系管理员（编号 ([0-9a-f-]{36})）$/

  const expectTold = (answer: Answer, words: RegExp): void => {
    const { status, body, retryAfter } = told(answer)
    expect([status, body.Code, body.Data, retryAfter]).toEqual([507, 507, null, undefined])
    const [, id] = UNWRITABLE.exec(body.Message) ?? []
    const said = lines.map((line) => JSON.parse(line) as { reqId?: string; msg: string; folder: string })
    expect(said).toEqual([
      expect.objectContaining({
        reqId: id,
        msg: 'a disk cannot be written',
        folder: 'of the database, or of an open file',
        err: expect.objectContaining({ message: expect.stringMatching(words) as string }) as object,
      }),
    ])
  }

  test('says so, and nothing of asking again, where it fails', async () => {
    const broken = `create function zhiyuan.broken() returns trigger language plpgsql as
      'begin raise exception ''could not write block 1: Input/output error'' using errcode = ''58030''; end'`
    postgres.runSync(
      NAME,
      `${broken}; create trigger broken_disk before insert on zhiyuan.login_attempt execute function zhiyuan.broken()`,
    )
    const answer = await ask.login({ Mobile: randomUUID() })
    postgres.runSync(NAME, 'drop function zhiyuan.broken() cascade')
    expectTold(answer, /Input\/output error/)
  })

  test('says so where a file of it is kept from it', async () => {
    const { rows } = await database.db.execute<{ path: string }>(
      sql`select pg_relation_filepath('zhiyuan.login_attempt') as path`,
    )
    const folder = new URL(postgres.address(NAME)).searchParams.get('host') ?? ''
    const table = join(folder, 'data', rows[0]?.path ?? '')
    chmodSync(table, 0)
    try {
      expectTold(await ask.login({ Mobile: randomUUID() }), /Permission denied/)
    } finally {
      chmodSync(table, 0o600)
    }
    expect((await ask.login({ Mobile: randomUUID() })).status).toBe(200)
  })
})

test('two that waited for each other are told to come again', () => {
  const of = (code: string) => unavailabilityOf(Object.assign(new Error(code), { code }))
  expect(['40P01', '40001', '23505'].map(of)).toEqual(['gone', 'gone', null])
})

test('a disk of files that is full or takes no writes is told as one of the database is', () => {
  const of = (code: string, syscall = 'write') =>
    unavailabilityOf(Object.assign(new Error(code), { code, syscall }))
  expect(['ENOSPC', 'EDQUOT'].map((code) => of(code))).toEqual(['full', 'full'])
  expect(['EROFS', 'EIO', 'EACCES', 'EPERM'].map((code) => of(code))).toEqual(
    Array.from({ length: 4 }, () => 'unwritable'),
  )
  // A connection or a program that was refused is none, nor a call that was wrong.
  expect([of('EACCES', 'connect'), of('EACCES', 'spawn ffmpeg'), of('EINVAL')]).toEqual([null, null, null])
})

test('a table that the role may not use is no fault of a disk', () => {
  const of = (file: string) => unavailabilityOf(Object.assign(new Error('denied'), { code: '42501', file }))
  expect([of('md.c'), of('aclchk.c')]).toEqual(['unwritable', null])
})
