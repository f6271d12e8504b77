import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { devices, RECENT_SIGN_IN_SECONDS, removeDevice, removeOtherDevices } from '#contract/devices.ts'
import { login } from '#contract/session.ts'
import { session } from '#server/db/schema/session.ts'
import { deviceNameOf } from '#server/modules/session/device-name.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { IS_LOGIN, LOGOUT } from '#tests/support/server-client.ts'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

test.each([
  ['Chrome · Windows', WINDOWS],
  ['Edge · Windows', `${WINDOWS} Edg/131.0.0.0`],
  [
    'Safari · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    '微信 · 安卓',
    'Mozilla/5.0 (Linux; Android 14; X) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
  ],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['macOS', 'somebody (Macintosh; Intel Mac OS X 10_15_7)'],
  ['', 'curl/8.9.1'],
  ['', undefined],
])('a device is called “%s”', (name, userAgent) => {
  expect(deviceNameOf(userAgent)).toBe(name)
})

onEachEngine('the devices of a user', (harness) => {
  const signIn = async (persona: Persona, userAgent: string): Promise<string> => {
    const response = await harness().app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'user-agent': userAgent },
      payload: {
        Mobile: accounts[persona].account,
        Password: accounts[persona].wirePassword,
        Client: 2,
        UserKey: 'device',
        Key: '',
        Times: 0,
      },
    })
    return String(response.json<{ Data: string }>().Data)
  }
  const list = async (token: string) =>
    z.parse(devices.data, (await harness().ask.get(devices.path, token)).body.Data)
  const remove = async (token: string, Id: string) =>
    (await harness().ask.post(removeDevice.path, { Id }, token)).body
  const statusOf = async (token: string) => (await harness().ask.get(IS_LOGIN, token)).status

  test('are those that are signed in, the asking one first, by nothing but browser and system', async () => {
    const { clock, ask, database } = harness()
    const start = clock.read()
    const desktop = await signIn('teacher', WINDOWS)
    clock.forward(90)
    const phone = await signIn(
      'teacher',
      'Mozilla/5.0 (Linux; Android 14; X) Chrome/126.0 Mobile Safari/537.36',
    )
    const gone = await signIn('teacher', WINDOWS)
    await signIn('reviewer', WINDOWS)
    await ask.get(LOGOUT, gone)
    const seen = clock.read().toISOString()
    const here = {
      Name: 'Chrome · Windows',
      IsCurrent: true,
      SignInTime: start.toISOString(),
      SeenTime: seen,
    }
    const there = { Name: 'Chrome · 安卓', IsCurrent: false, SignInTime: seen, SeenTime: seen }
    expect(await list(desktop)).toMatchObject([here, there])
    expect(await list(desktop)).toHaveLength(2)
    expect((await list(phone)).map(({ IsCurrent, Name }) => [IsCurrent, Name])).toEqual([
      [true, 'Chrome · 安卓'],
      [false, 'Chrome · Windows'],
    ])
    const kept = await database.db
      .select({ name: session.deviceName })
      .from(session)
      .where(eq(session.userId, 1))
    expect(JSON.stringify(kept)).not.toContain('Mozilla')
  })

  test('are signed out at once when another removes them, and only the user’s own', async () => {
    const [desktop, phone, tablet] = [
      await signIn('emptyMenus', WINDOWS),
      await signIn('emptyMenus', WINDOWS),
      await signIn('emptyMenus', WINDOWS),
    ]
    const stranger = await signIn('noOrganisation', WINDOWS)
    const idOf = async (token: string) => (await list(token))[0]?.Id ?? ''
    const [own, other, foreign] = [await idOf(desktop), await idOf(phone), await idOf(stranger)]
    expect(await remove(desktop, other)).toEqual({ Code: 200, Data: true, Message: '' })
    expect(await Promise.all([desktop, phone, tablet, stranger].map(statusOf))).toEqual([200, 401, 200, 200])
    expect(await remove(desktop, other)).toMatchObject({ Code: 404 })
    expect(await remove(desktop, foreign)).toMatchObject({ Code: 404 })
    expect(await remove(desktop, own)).toMatchObject({ Code: 409 })
    expect(await Promise.all([desktop, tablet, stranger].map(statusOf))).toEqual([200, 200, 200])
    expect(await list(desktop)).toHaveLength(2)
  })

  describe('of who signed in more than ten minutes ago', () => {
    const wrong = wirePassword('a guess')
    const others = async (token: string, Password?: string) =>
      (await harness().ask.post(removeOtherDevices.path, { Password }, token)).body
    const done = { Code: 200, Data: true, Message: '' }

    test('stay without the password, which a wrong one does not replace; guesses are slowed down and end nothing', async () => {
      const { clock } = harness()
      const here = await signIn('noMenus', WINDOWS)
      clock.forward(RECENT_SIGN_IN_SECONDS + 1)
      const there = await signIn('noMenus', WINDOWS)
      const { wirePassword: right } = accounts.noMenus
      const other = (await list(here)).find(({ IsCurrent }) => !IsCurrent)?.Id ?? ''
      const end = async (Password?: string) =>
        (await harness().ask.post(removeDevice.path, { Id: other, Password }, here)).body
      const answers = [await end(), await others(here)]
      for (const answer of answers) expect(answer).toEqual({ Code: 400, Data: null, Message: '请输入密码' })
      for (const answer of [await end(wrong), await others(here, wrong), await end(wrong), await end(wrong)])
        expect(answer).toEqual({ Code: 400, Data: null, Message: '当前密码不正确' })
      const locked = { Code: 423, Data: null, Message: '密码输错次数过多，请在 30 秒后重试' }
      expect(await end(wrong)).toEqual(locked)
      expect([await end(right), await others(here, right)]).toEqual([locked, locked])
      expect(await Promise.all([here, there].map(statusOf))).toEqual([200, 200])
      // Who is locked here signs in elsewhere all the same.
      expect(await statusOf(await signIn('noMenus', WINDOWS))).toBe(200)
      clock.forward(31)
      expect(await end(right)).toEqual(done)
      expect(await Promise.all([here, there].map(statusOf))).toEqual([200, 401])
    })

    test('are signed out with it, all at once, and of nobody else; at ten minutes it is not asked for', async () => {
      const { clock } = harness()
      const here = await signIn('schoolAdministrator', WINDOWS)
      const there = [
        await signIn('schoolAdministrator', WINDOWS),
        await signIn('schoolAdministrator', WINDOWS),
      ]
      const stranger = await signIn('noOrganisation', WINDOWS)
      for (const token of [here, ...there, stranger]) expect(await statusOf(token)).toBe(200)
      clock.forward(RECENT_SIGN_IN_SECONDS)
      expect(await others(here)).toEqual(done)
      expect(await Promise.all([here, ...there, stranger].map(statusOf))).toEqual([200, 401, 401, 200])
      const later = await signIn('schoolAdministrator', WINDOWS)
      clock.forward(1)
      expect(await others(here)).toMatchObject({ Code: 400 })
      expect(await others(here, accounts.schoolAdministrator.wirePassword)).toEqual(done)
      expect(await others(here, accounts.schoolAdministrator.wirePassword)).toEqual(done)
      expect(await Promise.all([here, later, stranger].map(statusOf))).toEqual([200, 401, 200])
      expect(await list(here)).toHaveLength(1)
    })
  })

  test('are not there once their session has run out', async () => {
    const { clock } = harness()
    await signIn('cloudSchool', WINDOWS)
    clock.forward(9 * 3600)
    expect(await list(await signIn('cloudSchool', WINDOWS))).toHaveLength(1)
  })
})
