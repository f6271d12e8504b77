import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { session } from '#server/db/schema/session.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts } from '#tests/support/server.ts'
import { CURRENT, HOME, IS_LOGIN, LOGOUT } from '#tests/support/server-client.ts'

const EXPIRED = { Code: 401, Data: null, Message: '登录信息已失效，请重新登录!' }
const hashOf = (token: string) => createHash('sha256').update(token).digest()

onEachEngine('a session', (harness) => {
  test('begins with a token that tells nothing and answers who is signed in', async () => {
    const { ask } = harness()
    const { status, body } = await ask.login()
    expect({ status, ...body, Data: typeof body.Data }).toEqual({
      status: 200,
      Code: 200,
      Data: 'string',
      Message: '',
    })
    expect(body.Data).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect((await ask.get(IS_LOGIN, String(body.Data))).body).toEqual({ Code: 200, Data: true, Message: '' })
  })

  test('gives every sign-in a token of its own', async () => {
    const { ask } = harness()
    expect(await ask.tokenOf('teacher')).not.toBe(await ask.tokenOf('teacher'))
  })

  test('takes an account with blanks around it', async () => {
    const { ask } = harness()
    expect((await ask.login({ Mobile: ` ${accounts.teacher.account} ` })).body.Code).toBe(200)
  })

  test('is kept in the database as a hash only', async () => {
    const { ask, database } = harness()
    const token = await ask.tokenOf('teacher')
    const rows = await database.db.select().from(session)
    expect(rows.some(({ tokenHash }) => tokenHash.equals(hashOf(token)))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.some(({ tokenHash }) => tokenHash.toString('utf8') === token)).toBe(false)
  })

  test('ends at log-out, for this device only', async () => {
    const { ask } = harness()
    const [here, elsewhere] = [await ask.tokenOf('teacher'), await ask.tokenOf('teacher')]
    expect((await ask.get(LOGOUT, here)).body).toEqual({ Code: 200, Data: true, Message: '' })
    const after = await ask.get(CURRENT, here)
    expect([after.status, after.body]).toEqual([401, EXPIRED])
    expect((await ask.get(LOGOUT, here)).status).toBe(401)
    expect((await ask.get(IS_LOGIN, elsewhere)).body.Code).toBe(200)
  })

  test('ends by a sign-in that it came with and that succeeds, and no other does', async () => {
    const { ask } = harness()
    const [former, elsewhere] = [await ask.tokenOf('teacher'), await ask.tokenOf('teacher')]
    expect((await ask.login({ Password: 'wrong', token: former })).body.Code).toBe(400)
    expect((await ask.get(IS_LOGIN, former)).status).toBe(200)
    const { body } = await ask.login({ token: former })
    const answered = [former, elsewhere, String(body.Data)].map(
      async (one) => (await ask.get(IS_LOGIN, one)).status,
    )
    expect(await Promise.all(answered)).toEqual([401, 200, 200])
  })

  test.each([
    ['no token', undefined],
    ['a foreign token', 'x'.repeat(43)],
    ['rubbish', "' or 1=1 --"],
    ['an endless token', 'a'.repeat(5000)],
  ])('answers %s with 401 and the envelope', async (_, token) => {
    const { ask } = harness()
    for (const url of [CURRENT, IS_LOGIN, LOGOUT]) {
      const { status, body } = await ask.get(url, token)
      expect([status, body]).toEqual([401, EXPIRED])
    }
  })

  test('slides: it lasts while it is used, and ends after the time without a request', async () => {
    const { ask, clock } = harness()
    const token = await ask.tokenOf('teacher')
    for (let hours = 0; hours < 24; hours += 7) {
      clock.forward(7 * 3600)
      expect((await ask.get(IS_LOGIN, token)).status).toBe(200)
    }
    clock.forward(8 * 3600 + 1)
    expect((await ask.get(IS_LOGIN, token)).status).toBe(401)
  })

  test('writes its end at most once a minute', async () => {
    const { ask, clock, database } = harness()
    const token = await ask.tokenOf('teacher')
    const seen = async () => {
      const [row] = await database.db
        .select()
        .from(session)
        .where(eq(session.tokenHash, hashOf(token)))
      return [row?.seenAt, row?.expiresAt]
    }
    const [start, end] = [clock.read(), new Date(clock.read().getTime() + 8 * 3600_000)]
    clock.forward(59)
    await ask.get(IS_LOGIN, token)
    expect(await seen()).toEqual([start, end])
    clock.forward(1)
    await ask.get(IS_LOGIN, token)
    expect(await seen()).toEqual([clock.read(), new Date(clock.read().getTime() + 8 * 3600_000)])
  })

  test('that has ended makes a visitor of who asks a public call', async () => {
    const { ask } = harness()
    const token = await ask.tokenOf('teacher')
    await ask.get(LOGOUT, token)
    const { status, body } = await ask.get(HOME, token)
    expect([status, body.Data]).toEqual([200, { Classifies: [], Continue: [] }])
  })

  test('can be opened fifty times at once', async () => {
    const { ask } = harness()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask.login()))
    expect(answers.map(({ body }) => body.Code)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.Data)).size).toBe(50)
  })
})
