import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { devices, removeDevice } from '#contract/devices.ts'
import { login } from '#contract/session.ts'
import { session } from '#server/db/schema/session.ts'
import { deviceNameOf } from '#server/modules/session/device-name.ts'
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

  test('are not there once their session has run out', async () => {
    const { clock } = harness()
    await signIn('cloudSchool', WINDOWS)
    clock.forward(9 * 3600)
    expect(await list(await signIn('cloudSchool', WINDOWS))).toHaveLength(1)
  })
})
