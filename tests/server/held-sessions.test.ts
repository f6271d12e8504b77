import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { changePassword } from '#contract/password.ts'
import { getPerson, resetPersonPassword } from '#contract/people.ts'
import { current } from '#contract/session.ts'
import { getSiteSettings, SECOND_FACTOR_FOR, saveSiteSettings } from '#contract/site-settings.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { addressOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { usualOf } from '#tests/support/hostile-values.ts'
import { factorsOf } from '#tests/support/second-factor.ts'
import { accounts, buildTestApp, type Persona } from '#tests/support/server.ts'
import { CURRENT, clientOf } from '#tests/support/server-client.ts'
import { thingsToName } from '#tests/support/things-to-name.ts'

const NEWCOMER = 4
const DEVICES = '/api/user/users/devices'
const PROVE = '请先输入动态码'
const CHANGE = '请先修改初始密码'
const ENROL = '本站要求使用动态码，请先开启'

/** After it nothing is held any more. */
const LOGOUT = '/api/user/users/logout'
const ALWAYS = ['current', 'islogin']

const nameOf = ({ path }: Call): string => path.slice(path.lastIndexOf('/') + 1)
const withSession = allCalls.filter(({ access, path }) => access === 'session' && path !== LOGOUT)
const openToVisitors = allCalls.filter(({ access }) => access === 'public')

onEachEngine('a session in which something is to be done first', (harness) => {
  const { enrol, prove, shown, begin, confirm, tokenOf, post, state } = factorsOf(harness)
  let usual: (call: Call) => ReturnType<typeof usualOf>
  beforeAll(async () => {
    const known = await thingsToName(harness().database.db, 2)
    usual = (call) => usualOf(call, known(call))
  })

  const ask = async (call: Call, token?: string) => {
    const { params, query, body } = usual(call)
    const response = await harness().app.inject({
      method: call.method,
      url: addressOf(call, { params: { ...params }, query: { ...query } }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(call.method === 'POST' ? { payload: body as object } : {}),
    })
    return { status: response.statusCode, body: response.json<{ Code: number; Message: string }>() }
  }
  const me = async (token: string) => (await harness().ask.get(CURRENT, token)).body.Data
  const isWhole = async (token: string) => (await harness().ask.get(DEVICES, token)).body.Code === 200
  /** The calls that answer something else than that this is to be done first, in the order of the contract. */
  const openTo = async (token: string, held: string) => {
    const open: string[] = []
    for (const call of withSession) {
      const { status, body } = await ask(call, token)
      const isHeld = status === 200 && body.Code === 403 && body.Message === held
      if (!isHeld) open.push(nameOf(call))
    }
    return open.sort()
  }
  const signOut = async (token: string) => {
    expect((await harness().ask.get(LOGOUT, token)).body.Code).toBe(200)
    expect((await harness().ask.get(CURRENT, token)).status).toBe(401)
  }
  const demand = async (SecondFactorFor: number, token: string) => {
    const { body } = await harness().ask.get(getSiteSettings.path, token)
    const { RowVersion, Names, Limits } = z.parse(getSiteSettings.data, body.Data)
    return post(saveSiteSettings.path, { RowVersion, Names, Limits, SecondFactorFor }, token)
  }

  test('is asked about with every call that there is', () => {
    expect(withSession.length).toBeGreaterThan(180)
    expect(openToVisitors.length).toBeGreaterThan(8)
  })

  describe('without the code', () => {
    test('is told nothing but whose it is, by no call of all; for what a visitor may ask it is none', async () => {
      await enrol(await tokenOf('cloudSchool'))
      const token = await tokenOf('cloudSchool')
      expect(await me(token)).toEqual({ Id: expect.any(Number) as unknown, MustProve: true })
      const { account, name } = accounts.cloudSchool
      const text = JSON.stringify((await harness().ask.get(CURRENT, token)).body)
      for (const word of [account, name, '学校']) expect(text).not.toContain(word)
      expect(await openTo(token, PROVE)).toEqual([...ALWAYS, 'provesecondfactor'])
      for (const call of openToVisitors) {
        const [visitor, held] = [await ask(call), await ask(call, token)]
        expect([call.path, held]).toEqual([call.path, visitor])
      }
      await signOut(token)
    })

    test('comes before the first password, which comes next', async () => {
      const { ask: client } = harness()
      const { secret } = await enrol(await tokenOf('emptyMenus'))
      const by = await tokenOf('schoolAdministrator')
      const { body } = await client.get(`${getPerson.path}?Id=${NEWCOMER}`, by)
      const { Id, RowVersion, HasSecondFactor } = z.parse(getPerson.data, body.Data)
      expect(HasSecondFactor).toBe(true)
      const reset = await post(resetPersonPassword.path, { Id, RowVersion }, by)
      const Password = wirePassword(z.parse(resetPersonPassword.data, reset.Data).Password)
      const signedIn = await client.login({ Mobile: accounts.emptyMenus.account, Password })
      const token = String(signedIn.body.Data)
      expect(await me(token)).toEqual({ Id, MustProve: true })
      const change = { Password, NewPassword: wirePassword('a quiet river') }
      expect(await post(changePassword.path, change, token)).toMatchObject({ Code: 403, Message: PROVE })
      expect(await prove(token, shown(secret))).toMatchObject({ Code: 200 })
      expect(await me(token)).toMatchObject({ Id, MustChangePassword: true })
      expect(await openTo(token, CHANGE)).toEqual(['changepassword', ...ALWAYS])
      expect(await post(changePassword.path, change, token)).toMatchObject({ Code: 200 })
      expect(await isWhole(token)).toBe(true)
      expect(z.parse(current.data, await me(token)).MustProve).toBeUndefined()
    })
  })

  describe('where administrators must have a second factor', () => {
    const ENROLLING = ['beginsecondfactor', 'confirmsecondfactor', ...ALWAYS, 'secondfactor']
    const whole = { Code: 200, Data: true, Message: '' }

    test('is every one of an administrator without, at once, and of nobody else', async () => {
      const [platform, school, teacher] = [
        await tokenOf('platformAdministrator'),
        await tokenOf('schoolAdministrator'),
        await tokenOf('teacher'),
      ]
      expect(await isWhole(school)).toBe(true)
      expect(await state(school)).toMatchObject({ IsRequired: false })
      expect(await demand(SECOND_FACTOR_FOR.administrators, platform)).toEqual(whole)
      // Whoever demands it has to go first.
      for (const token of [platform, school]) {
        expect(await me(token)).toMatchObject({ MustEnrol: true, CanManage: true })
        expect(await openTo(token, ENROL)).toEqual(ENROLLING)
      }
      expect(await isWhole(teacher)).toBe(true)
      expect(await me(teacher)).not.toHaveProperty('MustEnrol')
      expect(await state(teacher)).toMatchObject({ IsRequired: false })
      await signOut(school)
    })

    test('is whole once that is set up, which cannot be taken away then', async () => {
      const token = await tokenOf('schoolAdministrator')
      const { secret } = await enrol(token)
      expect(await isWhole(token)).toBe(true)
      expect(await me(token)).not.toHaveProperty('MustEnrol')
      expect(await state(token)).toMatchObject({ IsOn: true, IsRequired: true })
      const Password = accounts.schoolAdministrator.wirePassword
      const refused = await post(
        '/api/user/users/removesecondfactor',
        { Password, Code: shown(secret) },
        token,
      )
      expect(refused).toEqual({
        Code: 409,
        Data: null,
        Message: '本站要求使用动态码，不能关闭，可以更换身份验证器',
      })
      expect(await state(token)).toMatchObject({ IsOn: true })
    })

    test('is everybody without where it is demanded of all, and none any more when it is demanded no longer', async () => {
      const token = await tokenOf('platformAdministrator')
      const { secret } = await enrol(token)
      const teacher = await tokenOf('teacher')
      expect(await demand(SECOND_FACTOR_FOR.everybody, token)).toEqual(whole)
      expect(await me(teacher)).toMatchObject({ MustEnrol: true })
      expect(await openTo(teacher, ENROL)).toEqual(ENROLLING)
      expect(await demand(SECOND_FACTOR_FOR.nobody, token)).toEqual(whole)
      expect(await isWhole(teacher)).toBe(true)
      expect(await state(teacher)).toMatchObject({ IsRequired: false })
      expect(await demand(3, token)).toMatchObject({ Code: 400 })
      const Password = accounts.platformAdministrator.wirePassword
      expect(
        await post('/api/user/users/removesecondfactor', { Password, Code: shown(secret) }, token),
      ).toEqual(whole)
    })
  })

  test('is so in another process within five seconds, and no longer there at once', async () => {
    const { app, database, clock } = harness()
    const second = await buildTestApp(database, { clock: clock.read })
    const elsewhere = clientOf(second)
    const codeOf = async (token: string) => (await elsewhere.get(DEVICES, token)).body.Code
    try {
      const persona: Persona = 'noMenus'
      const [here, there] = [await tokenOf(persona), await tokenOf(persona)]
      expect(await codeOf(there)).toBe(200)
      const secret = await begin(here)
      expect(await confirm(here, shown(secret))).toMatchObject({ Code: 200 })
      expect((await clientOf(app).get(DEVICES, there)).body.Code).toBe(403)
      expect(await codeOf(there)).toBe(200)
      clock.forward(5)
      expect(await codeOf(there)).toBe(403)
      clock.forward(30)
      expect(await codeOf(there)).toBe(403)
      expect(await prove(there, shown(secret))).toMatchObject({ Code: 200 })
      expect(await codeOf(there)).toBe(200)
    } finally {
      await second.close()
    }
  })
})
