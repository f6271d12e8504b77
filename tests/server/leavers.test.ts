import { and, eq, isNull } from 'drizzle-orm'
import { expect, test as onBothEngines } from 'vitest'
import * as z from 'zod/mini'
import { changePassword } from '#contract/password.ts'
import { getPeople, getPerson, resetPersonPassword, setPersonDisabled } from '#contract/people.ts'
import { current } from '#contract/session.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { session } from '#server/db/schema/session.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { CURRENT, HOME, IS_LOGIN, LOGOUT } from '#tests/support/server-client.ts'

const REVIEWER = 2
const NEWCOMER = 4
const DEVICES = '/api/user/users/devices'
const GONE = { Code: 401, Data: true, Message: '账号已停用，请联系学校管理员' }

onEachEngine('accounts that others end and give back', (harness, test) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const read = async (persona: Persona, id: number) => {
    const { get, tokenOf } = harness().ask
    const { body } = await get(`${getPerson.path}?Id=${id}`, await tokenOf(persona))
    return z.parse(getPerson.data, body.Data)
  }
  const idOf = async (persona: Persona) => {
    const body = await post('platformAdministrator', getPeople.path, { Keyword: accounts[persona].account })
    return z.parse(getPeople.data, body.Data).Items?.[0]?.Id ?? 0
  }
  const setDisabled = async (persona: Persona, Id: number, IsDisabled: boolean) => {
    const { RowVersion } = await read('platformAdministrator', Id)
    return post(persona, setPersonDisabled.path, { Id, RowVersion, IsDisabled })
  }
  const reset = async (persona: Persona, Id: number) => {
    const { RowVersion } = await read('platformAdministrator', Id)
    return post(persona, resetPersonPassword.path, { Id, RowVersion })
  }
  const done = { Code: 200, Data: true, Message: '' }

  test('are over at once in every session, and say why; nothing comes back with the account', async () => {
    const { ask, database } = harness()
    const [desktop, phone] = [await ask.tokenOf('reviewer'), await ask.tokenOf('reviewer')]
    expect((await ask.get(IS_LOGIN, desktop)).status).toBe(200)
    expect((await ask.get(IS_LOGIN, phone)).status).toBe(200)
    expect(await setDisabled('schoolAdministrator', REVIEWER, true)).toEqual(done)
    for (const token of [desktop, phone]) {
      const { status, body } = await ask.get(CURRENT, token)
      expect([status, body]).toEqual([401, GONE])
    }
    expect((await ask.get(HOME, desktop)).body.Code).toBe(200)
    const open = and(eq(session.userId, REVIEWER), isNull(session.revokedAt))
    expect(await database.db.$count(session, open)).toBe(0)
    const refused = await ask.login({
      Mobile: accounts.reviewer.account,
      Password: accounts.reviewer.wirePassword,
    })
    expect(refused.body).toEqual({ Code: 403, Data: null, Message: '账号已停用，请联系学校管理员' })
    const wrong = await ask.login({ Mobile: accounts.reviewer.account, Password: wirePassword('a guess') })
    expect(wrong.body.Code).toBe(400)
    expect(await setDisabled('schoolAdministrator', REVIEWER, true)).toEqual(done)
    expect(await database.db.$count(auditEntry, eq(auditEntry.act, 'person.disable'))).toBe(1)

    expect(await setDisabled('schoolAdministrator', REVIEWER, false)).toEqual(done)
    expect((await ask.get(CURRENT, desktop)).body).toMatchObject({
      Code: 401,
      Message: '登录信息已失效，请重新登录!',
    })
    expect((await ask.get(IS_LOGIN, await ask.tokenOf('reviewer'))).status).toBe(200)
  })

  test('are nobody’s own, nor those that the school alone may not change', async () => {
    for (const act of [(by: Persona, id: number) => setDisabled(by, id, true), reset]) {
      expect(await act('platformAdministrator', await idOf('platformAdministrator'))).toMatchObject({
        Code: 403,
      })
      expect(await act('schoolAdministrator', await idOf('schoolAdministrator'))).toMatchObject({ Code: 403 })
      expect(await act('schoolAdministrator', 7)).toMatchObject({ Code: 403 })
      expect(await act('schoolAdministrator', 1)).toMatchObject({ Code: 403 })
      expect(await act('schoolAdministrator', 3)).toMatchObject({ Code: 404 })
      expect(await act('reviewer', NEWCOMER)).toMatchObject({ Code: 403 })
    }
  })

  onBothEngines('of two administrators who end each other at once one stays', async () => {
    const [school, platform] = [await idOf('schoolAdministrator'), await idOf('platformAdministrator')]
    const { database, ask } = harness()
    await database.db.update(appUser).set({ platformRight: 2 }).where(eq(appUser.id, school))
    const versions = await Promise.all([school, platform].map((id) => read('platformAdministrator', id)))
    const tokens = [await ask.tokenOf('platformAdministrator'), await ask.tokenOf('schoolAdministrator')]
    const answers = await Promise.all(
      versions.map(({ Id, RowVersion }, index) =>
        ask.post(setPersonDisabled.path, { Id, RowVersion, IsDisabled: true }, tokens[index]),
      ),
    )
    const codes = answers.map(({ body }) => body.Code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(
      await database.db.$count(appUser, and(eq(appUser.platformRight, 2), isNull(appUser.disabledAt))),
    ).toBe(1)
    await database.db.update(appUser).set({ disabledAt: null })
    await database.db.update(appUser).set({ platformRight: 0 }).where(eq(appUser.id, school))
  })

  test('get a first password, with which nothing is answered but choosing another', async () => {
    const { ask, database } = harness()
    const before = await ask.tokenOf('emptyMenus')
    const answer = await reset('schoolAdministrator', NEWCOMER)
    const { Password } = z.parse(resetPersonPassword.data, answer.Data)
    const ended = await ask.get(CURRENT, before)
    expect([ended.status, ended.body.Message]).toEqual([401, '密码已由管理员重置，请用新密码登录'])
    expect(await read('platformAdministrator', NEWCOMER)).toMatchObject({
      IsFirstPassword: true,
      DeviceCount: 0,
    })
    const { account, wirePassword: old } = accounts.emptyMenus
    expect((await ask.login({ Mobile: account, Password: old })).body.Code).toBe(400)
    const first = wirePassword(Password)
    const token = String((await ask.login({ Mobile: account, Password: first })).body.Data)
    const user = await ask.get(CURRENT, token)
    expect(z.parse(current.data, user.body.Data)).toMatchObject({ Id: NEWCOMER, MustChangePassword: true })
    expect((await ask.get(IS_LOGIN, token)).body).toEqual(done)
    const refused = await ask.get(DEVICES, token)
    expect([refused.status, refused.body]).toEqual([
      200,
      { Code: 403, Data: null, Message: '请先修改初始密码' },
    ])
    expect((await ask.post(getPeople.path, {}, token)).body.Code).toBe(403)
    const change = { Password: first, NewPassword: wirePassword('a quiet river') }
    expect((await ask.post(changePassword.path, change, token)).body).toEqual(done)
    expect((await ask.get(DEVICES, token)).body.Code).toBe(200)
    expect((await ask.get(CURRENT, token)).body.Data).not.toHaveProperty('MustChangePassword')
    expect((await ask.get(LOGOUT, token)).body).toEqual(done)
    const noted = await database.db
      .select({ detail: auditEntry.detail })
      .from(auditEntry)
      .where(and(eq(auditEntry.act, 'person.resetPassword'), eq(auditEntry.subject, `user:${NEWCOMER}`)))
    expect(noted).toEqual([{ detail: {} }])
  })
})
