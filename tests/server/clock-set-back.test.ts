import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { content } from '#server/db/schema/content.ts'
import { file } from '#server/db/schema/file.ts'
import { sessionRepository } from '#server/modules/session/session.repository.ts'
import { hashToken } from '#server/modules/session/token.ts'
import { siteSettingsRepository } from '#server/modules/site/site-settings.repository.ts'
import { HandClock, openUsualDatabase } from '#tests/support/each-engine.ts'
import { factorsOf } from '#tests/support/second-factor.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { CURRENT, clientOf, IS_LOGIN } from '#tests/support/server-client.ts'

const clock = new HandClock()
let passed = 1
let database: Database
let app: FastifyInstance

beforeAll(async () => {
  database = await openUsualDatabase()
  app = await buildTestApp(database, { clock: clock.read, stopwatch: () => passed })
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => clock.set(new Date()))

/** A server on which an account may have one session. */
const single = async (
  work: (ask: ReturnType<typeof clientOf>, one: FastifyInstance) => Promise<void>,
): Promise<void> => {
  const before = await app.site.settings()
  const limits = { ...before.limits, sessionCount: 1 }
  await siteSettingsRepository(database.db).write({ ...before, limits }, clock.read())
  const one = await buildTestApp(database, { clock: clock.read })
  try {
    return await work(clientOf(one), one)
  } finally {
    await one.close()
  }
}

/** A day is gone by the clock, and so many seconds have passed. */
const setBackFor = (seconds: number): void => {
  clock.forward(-24 * 3600)
  passed += seconds * 1000
}

test('a session that another process ended is ended here within five seconds, whatever the clock says', async () => {
  const ask = clientOf(app)
  const token = await ask.tokenOf('teacher')
  expect((await ask.get(IS_LOGIN, token)).status).toBe(200)
  await sessionRepository(database.db).revoke(hashToken(token), clock.read())
  setBackFor(5)
  expect((await ask.get(IS_LOGIN, token)).status).toBe(401)
})

test('settings that another process changed hold here within five seconds', async () => {
  const before = await app.site.settings()
  const names = { ...before.names, productName: '另一个名字' }
  await siteSettingsRepository(database.db).write({ ...before, names }, clock.read())
  setBackFor(5)
  expect((await app.site.settings()).names.productName).toBe('另一个名字')
})

test('a file and a content that were taken away are gone here within ten seconds', async () => {
  const [some] = await database.db.select({ id: content.id }).from(content).limit(1)
  const { id = 0 } = some ?? {}
  const sha256 = Buffer.alloc(32, 7)
  const entry = {
    sha256,
    size: 1,
    mime: 'text/plain',
    suffix: 'txt',
    store: 'data',
    path: 'x',
    isPublic: false,
  }
  const [stored] = await database.db
    .insert(file)
    .values(entry as typeof file.$inferInsert)
    .returning()
  const { stored: files, isShown } = app.files
  expect([await files.find(stored?.id ?? 0), await isShown(id)]).toEqual([expect.anything(), true])
  await database.db.delete(file).where(eq(file.id, stored?.id ?? 0))
  await database.db.update(content).set({ withdrawnAt: clock.read() }).where(eq(content.id, id))
  setBackFor(10)
  expect([await files.find(stored?.id ?? 0), await isShown(id)]).toEqual([null, false])
})

test('who signs in where one session is allowed ends the one before, not their own', () =>
  single(async (ask) => {
    const before = await ask.tokenOf('reviewer')
    setBackFor(1)
    const after = await ask.tokenOf('reviewer')
    const answers = [await ask.get(IS_LOGIN, before), await ask.get(IS_LOGIN, after)]
    expect(answers.map(({ status }) => status)).toEqual([401, 200])
  }))

test('of two who sign in at once one stays', () =>
  single(async (ask) => {
    const tokens = await Promise.all([ask.tokenOf('reviewer'), ask.tokenOf('reviewer')])
    const answers = await Promise.all(tokens.map((token) => ask.get(IS_LOGIN, token)))
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 401])
  }))

test('who gives a code where one session is allowed ends the one before, not their own', () =>
  single(async (ask, one) => {
    const { enrol, prove } = factorsOf(() => ({ app: one, database, clock, ask }))
    const before = await ask.tokenOf('cloudSchool')
    const { codes } = await enrol(before)
    setBackFor(1)
    const after = await ask.tokenOf('cloudSchool')
    // The app's codes are of the day before, and may be over.
    expect(await prove(after, codes[0] ?? '')).toMatchObject({ Code: 200 })
    const answers = [await ask.get(CURRENT, before), await ask.get(CURRENT, after)]
    expect(answers.map(({ status }) => status)).toEqual([401, 200])
  }))
