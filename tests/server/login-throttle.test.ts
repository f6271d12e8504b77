import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import { loginAttempt } from '#server/db/schema/login-attempt.ts'
import { refuse } from '#server/http/envelope.ts'
import { loginAttemptRepository } from '#server/modules/session/login-attempt.repository.ts'
import {
  ACCOUNT_THROTTLE,
  ADDRESS_THROTTLE,
  waitAfter,
  waitInWords,
} from '#server/modules/session/login-throttle.ts'
import { passwordChecks } from '#server/modules/session/password.ts'
import { sessionRepository } from '#server/modules/session/session.repository.ts'
import { sessionService } from '#server/modules/session/session.service.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { addGuessedAccounts } from '#tests/support/guessed-accounts.ts'
import { accounts } from '#tests/support/server.ts'

const WRONG = { Code: 400, Data: null, Message: '账号或密码错误' }
const locked = (wait: string) => ({ Code: 423, Data: null, Message: `登录失败次数过多，请在 ${wait}后重试` })
const bad = { Password: '0'.repeat(32) }

onEachEngine('sign-in', (harness) => {
  beforeEach(() => harness().database.db.delete(loginAttempt))

  test('does not say whether the account or the password was wrong', async () => {
    const { ask } = harness()
    const answers = [await ask.login(bad), await ask.login({ Mobile: '13912345678' })]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, WRONG],
      [200, WRONG],
    ])
  })

  test('refuses authors, who have no password', async () => {
    const { ask } = harness()
    expect((await ask.login({ Mobile: 'null' })).body).toEqual(WRONG)
  })

  test('waits after five failures, longer after each further one, and says how long', async () => {
    const { ask, clock } = harness()
    const codes: unknown[] = []
    for (let n = 0; n < 5; n += 1) codes.push((await ask.login(bad)).body)
    expect(codes).toEqual([WRONG, WRONG, WRONG, WRONG, locked('30 秒')])
    clock.forward(10)
    expect((await ask.login()).body).toEqual(locked('20 秒'))
    clock.forward(21)
    expect((await ask.login(bad)).body).toEqual(locked('1 分钟'))
    clock.forward(61)
    expect((await ask.login(bad)).body).toEqual(locked('2 分钟'))
  })

  test('asks nobody to wait for a day after the clock was set back', async () => {
    const { ask, clock } = harness()
    for (let n = 0; n < 5; n += 1) await ask.login(bad)
    clock.forward(-24 * 3600)
    expect((await ask.login()).body).toEqual(locked('15 分钟'))
    clock.forward(600)
    expect((await ask.login()).body).toEqual(locked('5 分钟'))
    clock.forward(301)
    expect((await ask.login()).body.Code).toBe(200)
    clock.forward(24 * 3600)
  })

  test('treats an unknown account alike', async () => {
    const { ask } = harness()
    const bodies: unknown[] = []
    for (let n = 0; n < 6; n += 1) bodies.push((await ask.login({ Mobile: 'nobody' })).body)
    expect(bodies).toEqual([WRONG, WRONG, WRONG, WRONG, locked('30 秒'), locked('30 秒')])
  })

  test('begins to count anew after a success', async () => {
    const { ask, clock } = harness()
    for (let n = 0; n < 5; n += 1) await ask.login(bad)
    clock.forward(31)
    expect((await ask.login()).body.Code).toBe(200)
    const bodies: unknown[] = []
    for (let n = 0; n < 4; n += 1) bodies.push((await ask.login(bad)).body)
    expect(bodies).toEqual([WRONG, WRONG, WRONG, WRONG])
  })

  test('forgets failures of long ago', async () => {
    const { ask, clock } = harness()
    for (let n = 0; n < 4; n += 1) await ask.login(bad)
    clock.forward(3601)
    expect((await ask.login(bad)).body).toEqual(WRONG)
  })

  test('slows one account, not the others', async () => {
    const { ask } = harness()
    for (let n = 0; n < 5; n += 1) await ask.login(bad)
    const { account, wirePassword } = accounts.reviewer
    expect((await ask.login({ Mobile: account, Password: wirePassword })).body.Code).toBe(200)
  })

  test('slows an address that tries many accounts, and no other address', async () => {
    const { ask, database } = harness()
    await addGuessedAccounts(database, 'guess-', 50)
    for (let n = 0; n < 50; n += 1) await ask.login({ ...bad, Mobile: `guess-${n}`, address: '10.0.0.9' })
    expect((await ask.login({ address: '10.0.0.9' })).body).toEqual(locked('30 秒'))
    expect((await ask.login({ address: '10.0.0.10' })).body.Code).toBe(200)
  })

  test('gives guesses sent all at once no more tries', async () => {
    const { ask } = harness()
    await Promise.all(Array.from({ length: 20 }, () => ask.login(bad)))
    expect((await ask.login()).body.Code).toBe(423)
  })

  test('refuses the right password when the wait began while it was being checked', async () => {
    const { clock, database } = harness()
    const attempts = loginAttemptRepository(database.db)
    const sessions = sessionRepository(database.db)
    const service = sessionService({
      attempts,
      settings: async () => ({ limits: { sessionCount: 0 }, secondFactorFor: 0 }),
      sessions: {
        ...sessions,
        findAccount: async (mobile) => {
          for (let n = 0; n < 5; n += 1)
            await attempts.countFailure(
              { kind: 'account', value: mobile, rule: ACCOUNT_THROTTLE },
              clock.read(),
            )
          return sessions.findAccount(mobile)
        },
      },
      clock: clock.read,
      ttlSeconds: 60,
      maxSeconds: 3600,
      checks: passwordChecks(),
    })
    const { account, wirePassword } = accounts.teacher
    expect(await service.signIn({ mobile: account, wirePassword, address: '10.0.0.1', device: '' })).toEqual(
      refuse(CODE.locked, '登录失败次数过多，请在 30 秒后重试'),
    )
  })

  test('keeps no account or address in clear', async () => {
    const { ask, database } = harness()
    await ask.login({ ...bad, address: '10.1.2.3' })
    const rows = await database.db.select().from(loginAttempt)
    expect(
      rows.map(({ kind, failures }) => ({ kind, failures })).sort((a, b) => (a.kind < b.kind ? -1 : 1)),
    ).toEqual([
      { kind: 'account', failures: 1 },
      { kind: 'address', failures: 1 },
    ])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${accounts.teacher.account}|10\\.1\\.2\\.3`))
    expect(await database.db.select().from(loginAttempt).where(eq(loginAttempt.key, '10.1.2.3'))).toEqual([])
  })

  test.each([
    ['Mobile', { Mobile: '' }],
    ['Password', { Password: 'Zhiyuan2026' }],
    ['Password', { Password: 'd'.repeat(32) }],
  ])('names the field %s when it does not fit', async (field, change) => {
    const { ask } = harness()
    const { status, body } = await ask.login(change)
    expect([status, body]).toEqual([200, { Code: 400, Data: null, Message: `参数不正确：${field}` }])
  })
})

describe('the wait', () => {
  test('doubles up to its bound', () => {
    const waits = [4, 5, 6, 7, 8, 9, 10, 11, 60].map((failures) => waitAfter(failures, ACCOUNT_THROTTLE))
    expect(waits).toEqual([0, 30, 60, 120, 240, 480, 900, 900, 900])
    expect([49, 50].map((failures) => waitAfter(failures, ADDRESS_THROTTLE))).toEqual([0, 30])
  })

  test('is said as people say it', () => {
    expect([0, 0.2, 30, 59.5, 60, 90, 900].map(waitInWords)).toEqual([
      '1 秒',
      '1 秒',
      '30 秒',
      '1 分钟',
      '1 分钟',
      '1 分 30 秒',
      '15 分钟',
    ])
  })
})
