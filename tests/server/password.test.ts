import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import { changePassword } from '#contract/password.ts'
import { current } from '#contract/session.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { refuse } from '#server/http/envelope.ts'
import { loginAttemptRepository } from '#server/modules/session/login-attempt.repository.ts'
import { passwordService } from '#server/modules/session/password.service.ts'
import { hashPassword, passwordChecks, wirePassword } from '#server/modules/session/password.ts'
import { sessionRepository } from '#server/modules/session/session.repository.ts'
import { sessionService } from '#server/modules/session/session.service.ts'
import { hashToken } from '#server/modules/session/token.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts } from '#tests/support/server.ts'
import { CURRENT, IS_LOGIN } from '#tests/support/server-client.ts'

const OLD = accounts.teacher.wirePassword
const NEW = wirePassword('a quiet river')

onEachEngine('the password of a user', (harness) => {
  const signIn = async (Password: string, persona: 'teacher' | 'reviewer' = 'teacher') =>
    (await harness().ask.login({ Mobile: accounts[persona].account, Password })).body
  const tokenOf = async (Password: string) => String((await signIn(Password)).Data)
  const change = async (token: string, Password: string, NewPassword: string) =>
    (await harness().ask.post(changePassword.path, { Password, NewPassword }, token)).body
  const statusOf = async (token: string) => (await harness().ask.get(IS_LOGIN, token)).status

  test('is changed at once for every session but the asking one, and noted', async () => {
    const { database, clock } = harness()
    const [here, elsewhere] = [await tokenOf(OLD), await tokenOf(OLD)]
    expect(await statusOf(elsewhere)).toBe(200)
    expect(await change(here, OLD, NEW)).toEqual({ Code: 200, Data: true, Message: '' })
    expect(await Promise.all([here, elsewhere].map(statusOf))).toEqual([200, 401])
    expect(await signIn(OLD)).toMatchObject({ Code: 400 })
    expect(await signIn(NEW)).toMatchObject({ Code: 200 })
    const [user] = await database.db
      .select({ id: appUser.id, hash: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.mobile, accounts.teacher.account))
    expect(user?.hash).toMatch(/^\$argon2id\$/)
    const noted = await database.db
      .select({ at: auditEntry.at, subject: auditEntry.subject, detail: auditEntry.detail })
      .from(auditEntry)
      .where(and(eq(auditEntry.act, 'account.changePassword'), eq(auditEntry.userId, user?.id ?? 0)))
    expect(noted).toEqual([{ at: clock.read(), subject: `user:${user?.id}`, detail: {} }])
    // The answer was lost, say: asked again it has been done, and nothing is noted twice.
    expect(await change(here, OLD, NEW)).toEqual({ Code: 200, Data: true, Message: '' })
    expect(await change(here, NEW, OLD)).toEqual({ Code: 200, Data: true, Message: '' })
    expect(await database.db.$count(auditEntry, eq(auditEntry.act, 'account.changePassword'))).toBe(2)
  })

  test('stays where the current one is wrong; guesses are slowed down, sign-ins are not', async () => {
    const { clock } = harness()
    const token = await tokenOf(OLD)
    const wrong = wirePassword('a guess')
    for (let n = 0; n < 4; n += 1)
      expect(await change(token, wrong, NEW)).toEqual({ Code: 400, Data: null, Message: '当前密码不正确' })
    const locked = { Code: 423, Data: null, Message: '密码输错次数过多，请在 30 秒后重试' }
    expect(await change(token, wrong, NEW)).toEqual(locked)
    expect(await change(token, OLD, NEW)).toEqual(locked)
    expect(await signIn(OLD)).toMatchObject({ Code: 200 })
    clock.forward(31)
    expect(await change(token, OLD, NEW)).toMatchObject({ Code: 200 })
    expect(await change(token, NEW, OLD)).toMatchObject({ Code: 200 })
  })

  test('that was changed while it was checked opens no session and is not changed with', async () => {
    const { database, clock } = harness()
    const attempts = loginAttemptRepository(database.db)
    const sessions = sessionRepository(database.db)
    const checks = passwordChecks()
    const token = await tokenOf(OLD)
    const { userId = 0 } = (await sessions.findAccount(accounts.teacher.account)) ?? {}
    const late = sessionService({
      attempts,
      settings: async () => ({ limits: { sessionCount: 0 }, secondFactorFor: 0 }),
      sessions: {
        ...sessions,
        open: async (entry) => {
          expect(await change(token, OLD, NEW)).toMatchObject({ Code: 200 })
          return sessions.open(entry)
        },
      },
      clock: clock.read,
      ttlSeconds: 60,
      maxSeconds: 3600,
      checks,
    })
    expect(
      await late.signIn({
        mobile: accounts.teacher.account,
        wirePassword: OLD,
        address: '10.0.0.1',
        device: '',
      }),
    ).toEqual(refuse(CODE.fieldError, '账号或密码错误'))

    const given = wirePassword('given by an office')
    const replaced = passwordService({
      attempts,
      sessions: {
        ...sessions,
        changePassword: async (asked) => {
          const passwordHash = await hashPassword(given)
          await database.db.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId))
          return sessions.changePassword(asked)
        },
      },
      clock: clock.read,
      checks,
    })
    expect(await replaced.change({ userId, tokenHash: hashToken(token), held: null }, NEW, OLD)).toEqual(
      refuse(CODE.fieldError, '当前密码不正确'),
    )
    expect(await signIn(OLD)).toMatchObject({ Code: 400 })
    expect(await signIn(given)).toMatchObject({ Code: 200 })
    expect(await statusOf(token)).toBe(200)
    expect(await change(token, given, OLD)).toMatchObject({ Code: 200 })
  })

  test('asked for twice at once is changed once', async () => {
    const token = await tokenOf(OLD)
    const both = await Promise.all([change(token, OLD, NEW), change(token, OLD, NEW)])
    expect(both).toEqual([true, true].map((Data) => ({ Code: 200, Data, Message: '' })))
    expect(await change(token, NEW, OLD)).toMatchObject({ Code: 200 })
  })

  test('is another one, in the form of the wire, of somebody signed in', async () => {
    const token = await tokenOf(OLD)
    expect(await change(token, OLD, OLD)).toEqual({ Code: 400, Data: null, Message: '新密码和当前密码相同' })
    expect(await change(token, OLD, 'a quiet river')).toMatchObject({ Code: 400 })
    for (const everybodys of ['password1', 'qwertyuiop', 'football', '123456'])
      expect(await change(token, OLD, wirePassword(everybodys))).toEqual({
        Code: 400,
        Data: null,
        Message: '这个密码很多人用过，容易被猜到，请换一个',
      })
    expect((await harness().ask.post(changePassword.path, { Password: OLD, NewPassword: NEW })).status).toBe(
      401,
    )
    expect(await signIn(OLD)).toMatchObject({ Code: 200 })
  })

  test('holds until it is changed: no day comes on which another one is demanded', async () => {
    const { ask, clock } = harness()
    const TEN_YEARS = 10 * 365 * 86_400
    clock.forward(TEN_YEARS)
    const { Code, Data } = (await ask.get(CURRENT, await tokenOf(OLD))).body
    expect([Code, z.parse(current.data, Data).MustChangePassword]).toEqual([200, undefined])
  })
})
