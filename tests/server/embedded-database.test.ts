import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from '#server/db/database.ts'
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/db/embedded-engine.ts'
import { EmbeddedStream } from '#server/db/embedded-stream.ts'
import { unavailabilityOf } from '#server/db/unavailable.ts'
import { embeddedTemplate } from '#tests/support/test-databases.ts'

let database: EmbeddedDatabase
/** For who waits half a second, and for clients without a pool: opened side by side, each on its thread. */
let impatient: EmbeddedDatabase
let engine: EmbeddedEngine

beforeAll(async () => {
  const template = await embeddedTemplate()
  ;[database, impatient, engine] = await Promise.all([
    openEmbedded({ template }),
    openEmbedded({ template }, { waitSeconds: 0.5 }),
    openEmbeddedEngine({ template }),
  ])
})
afterAll(() => Promise.all([database, impatient, engine].map((opened) => opened.close())))

const one = async <T>(query: ReturnType<typeof sql>): Promise<T | undefined> =>
  (await database.db.execute<{ it: T }>(query)).rows[0]?.it

test('answers in types, Chinese and three megabytes', async () => {
  expect(await one(sql`select ${'勾股定理 🙂'}::text as it`)).toBe('勾股定理 🙂')
  expect(await one(sql`select array[1, 2]::int[] as it`)).toEqual([1, 2])
  const long = '知'.repeat(1_000_000)
  expect(await one(sql`select ${long}::text as it`)).toBe(long)
})

test('an error is told with its code, and the next query works', async () => {
  for (const broken of [sql`selec`, sql`select 1/0`, sql`select ${'x'}::int`]) {
    await expect(database.db.execute(broken)).rejects.toThrow()
    expect(await one(sql`select 1 as it`)).toBe(1)
  }
  await expect(
    database.db.execute(sql`insert into zhiyuan.organisation (id, name) values (1, 'again')`),
  ).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('what fails in a transaction leaves nothing', async () => {
  const write = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into zhiyuan.app_meta values ('half', 'done')`)
    await tx.execute(sql`select 1/0`)
  })
  await expect(write).rejects.toThrow()
  expect(await one(sql`select count(*)::int as it from zhiyuan.app_meta where key = 'half'`)).toBe(0)
})

test('many at once are served one after the other, each with its own answer', async () => {
  const numbers = Array.from({ length: 300 }, (_, index) => index)
  expect(await Promise.all(numbers.map((n) => one(sql`select ${n}::int as it`)))).toEqual(numbers)
})

test('a long query does not hold up this thread', async () => {
  let longestPause = 0
  let last = performance.now()
  const watch = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - last)
    last = performance.now()
  }, 5)
  const began = performance.now()
  await one(sql`select count(*)::int as it from generate_series(1, 3000000)`)
  const took = performance.now() - began
  clearInterval(watch)
  expect(took).toBeGreaterThan(100)
  expect(longestPause).toBeLessThan(took / 2)
})

/** Tears what is written into pieces of three bytes. */
class TornStream extends EmbeddedStream {
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }
  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const next = (from: number): void => {
      if (from >= chunk.length) return done()
      super._write(chunk.subarray(from, from + 3), encoding, (error) =>
        error ? done(error) : next(from + 3),
      )
    }
    next(0)
  }
}

const clientOver = (stream: EmbeddedStream) =>
  new pg.Client({ user: 'postgres', database: 'postgres', stream: () => stream })

test('a transaction that asks for a second connection fails after the wait, and the database serves on', async () => {
  const { db } = impatient
  const nested = db.transaction(async () => db.execute(sql`select 1`))
  const beside = db.execute(sql`select 2`)
  await expect(nested).rejects.toThrow()
  expect(unavailabilityOf(await nested.catch((error: unknown) => error))).toBe('gone')
  await Promise.allSettled([beside])
  expect((await db.execute(sql`select 3 as it`)).rows).toEqual([{ it: 3 }])
})

test('messages may arrive torn apart', async () => {
  const client = clientOver(new TornStream(engine))
  await client.connect()
  expect((await client.query('select $1::text as it, $2::int as n', ['撕开', 7])).rows).toEqual([
    { it: '撕开', n: 7 },
  ])
  await client.end()
})

test('a new connection inherits nothing from the one before', async () => {
  const first = clientOver(new EmbeddedStream(engine))
  await first.connect()
  await first.query({ name: 'kept', text: 'select 1' })
  await first.query("set application_name = 'first'")
  await first.query('begin')
  await first.query("insert into zhiyuan.app_meta values ('open', 'yes')")
  await first.end()
  const second = clientOver(new EmbeddedStream(engine))
  await second.connect()
  expect((await second.query({ name: 'kept', text: 'select 2 as it' })).rows).toEqual([{ it: 2 }])
  expect(
    (await second.query("select count(*)::int as it from zhiyuan.app_meta where key = 'open'")).rows,
  ).toEqual([{ it: 0 }])
  await second.end()
  await engine.close()
  await expect(engine.exec(new Uint8Array())).rejects.toThrow('the embedded database has stopped')
})

test('says so when its folder cannot be used', async () => {
  await expect(openEmbedded({ folder: '/proc/nowhere/db' })).rejects.toThrow()
})
