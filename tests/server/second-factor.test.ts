import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test as onBothEngines } from 'vitest'
import * as z from 'zod/mini'
import { devices } from '#contract/devices.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  ENROLMENT_SECONDS,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#contract/second-factor.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { factorsOf, STEP } from '#tests/support/second-factor.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { CURRENT, IS_LOGIN } from '#tests/support/server-client.ts'

const DONE = { Code: 200, Data: true, Message: '' }
const WRONG = { Code: 400, Data: null, Message: '动态码或恢复码不正确' }
const HELD = { Code: 403, Data: null, Message: '请先输入动态码' }
const USED = { Code: 409, Data: null, Message: '这个动态码已经用过，请等应用显示下一个' }
const locked = (wait: string) => ({
  Code: 423,
  Data: null,
  Message: `动态码输错次数过多，请在 ${wait}后重试`,
})

onEachEngine('a second factor', (harness, test) => {
  const factors = factorsOf(harness)
  const { enrol, prove, shown, wrong, state, tokenOf, post } = factors
  const listed = async (token: string) => (await harness().ask.get(devices.path, token)).body
  const isWhole = async (token: string) => (await listed(token)).Code === 200
  const codesOf = (answer: { Data: unknown }) => z.parse(confirmSecondFactor.data, answer.Data).RecoveryCodes
  const remove = (token: string, persona: Persona, Code: string) =>
    post(removeSecondFactor.path, { Password: accounts[persona].wirePassword, Code }, token)
  const actsOf = async (act: string) => {
    const { db } = harness().database
    return (await db.select().from(auditEntry).where(eq(auditEntry.act, act))).map(({ detail }) => detail)
  }

  test('is off until it is confirmed; then it says since when, and ten codes are told once', async () => {
    const { clock } = harness()
    const token = await tokenOf('teacher')
    const off = { IsOn: false, Since: '', RecoveryCodesLeft: 0, IsRequired: false }
    expect(await state(token)).toEqual(off)
    const begun = await post(beginSecondFactor.path, {}, token)
    const { Secret, Uri } = z.parse(beginSecondFactor.data, begun.Data)
    expect(Secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(Uri)
    const { account } = accounts.teacher
    const label = `知源课堂:${account.slice(0, 3)}****${account.slice(-4)}`
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/${label}`,
    ])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: '知源课堂',
      secret: Secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(await state(token)).toEqual(off)
    expect(await factors.confirm(token, wrong(Secret))).toMatchObject({ Code: 400 })
    const codes = codesOf(await factors.confirm(token, shown(Secret)))
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    const on = { IsOn: true, Since: clock.read().toISOString(), RecoveryCodesLeft: 10, IsRequired: false }
    expect(await state(token)).toEqual(on)
    expect(await post(beginSecondFactor.path, {}, token)).toEqual({
      Code: 409,
      Data: null,
      Message: '动态码已经开启',
    })
    expect(await factors.confirm(token, shown(Secret))).toMatchObject({ Code: 409 })
    expect(await actsOf('secondFactor.on')).toEqual([{}])
    clock.forward(STEP)
    expect(await remove(token, 'teacher', shown(Secret))).toEqual(DONE)
    expect(await state(token)).toEqual(off)
    expect(await remove(token, 'teacher', shown(Secret))).toEqual(DONE)
    expect(await actsOf('secondFactor.off')).toEqual([{}])
  })

  test('is begun with the password where the sign-in is not recent, and confirmed within an hour', async () => {
    const { clock } = harness()
    const token = await tokenOf('teacher')
    const first = await factors.begin(token)
    clock.forward(601)
    expect(await post(beginSecondFactor.path, {}, token)).toEqual({
      Code: 400,
      Data: null,
      Message: '请输入密码',
    })
    const Password = accounts.teacher.wirePassword
    expect(await post(beginSecondFactor.path, { Password: '0'.repeat(32) }, token)).toMatchObject({
      Code: 400,
    })
    const second = await factors.begin(token, { Password })
    // Another secret has taken the place of the first one.
    expect(await factors.confirm(token, shown(first))).toMatchObject({ Code: 400 })
    clock.forward(ENROLMENT_SECONDS + 1)
    const late = await factors.confirm(token, shown(second))
    expect(late).toEqual({ Code: 409, Data: null, Message: '设置已过期，请重新开始' })
  })

  test('has a sign-in prove itself, and every session that was open before', async () => {
    const { ask, clock } = harness()
    const [here, elsewhere] = [await tokenOf('reviewer'), await tokenOf('reviewer')]
    expect(await isWhole(elsewhere)).toBe(true)
    const { secret } = await enrol(here)
    const later = await tokenOf('reviewer')
    expect(await listed(here)).toMatchObject({
      Code: 200,
      Data: [{ IsUnproven: false }, { IsUnproven: true }, { IsUnproven: true }],
    })
    for (const token of [elsewhere, later]) {
      expect(await listed(token)).toEqual(HELD)
      expect((await ask.get(CURRENT, token)).body).toEqual({
        ...DONE,
        Data: { Id: 2, MustProve: true },
      })
      expect((await ask.get(IS_LOGIN, token)).body).toEqual(DONE)
    }
    expect(await prove(later, wrong(secret))).toEqual(WRONG)
    expect(await prove(later, 'no code at all')).toEqual(WRONG)
    expect(await listed(later)).toEqual(HELD)
    expect(await prove(later, ` ${shown(secret).slice(0, 3)} ${shown(secret).slice(3)} `)).toEqual(DONE)
    expect(await isWhole(later)).toBe(true)
    expect((await ask.get(CURRENT, later)).body.Data).toMatchObject({ Name: accounts.reviewer.name })
    // Its answer was lost, say: the same again is answered alike.
    expect(await prove(later, shown(secret))).toEqual(DONE)
    // What was given once proves no other session, nor what the app showed before it.
    expect(await prove(elsewhere, shown(secret))).toEqual(USED)
    expect(await prove(elsewhere, shown(secret, -STEP))).toEqual(USED)
    expect(await isWhole(elsewhere)).toBe(false)
    clock.forward(STEP)
    expect(await prove(elsewhere, shown(secret))).toEqual(DONE)
    expect(await isWhole(elsewhere)).toBe(true)
  })

  // R-session-23.
  test('takes codes of clocks that differ by half a minute, and of none that differ more', async () => {
    const { clock } = harness()
    const token = await tokenOf('secondReviewer')
    const { secret } = await enrol(token)
    for (const [away, code] of [
      [-STEP, 200],
      [STEP, 200],
      [-2 * STEP, 400],
      [2 * STEP, 400],
    ] as const) {
      clock.forward(10 * STEP)
      const fresh = await tokenOf('secondReviewer')
      expect([away, (await prove(fresh, shown(secret, away))).Code]).toEqual([away, code])
    }
  })

  // R-session-23.
  test('makes whoever guesses wait, longer each time, and no one sign-in of theirs', async () => {
    const { clock, ask } = harness()
    const token = await tokenOf('cloudSchool')
    const { secret } = await enrol(token)
    const guessing = await tokenOf('cloudSchool')
    for (let n = 0; n < 4; n += 1) expect(await prove(guessing, wrong(secret))).toEqual(WRONG)
    expect(await prove(guessing, wrong(secret))).toEqual(locked('30 秒'))
    expect(await prove(guessing, shown(secret))).toEqual(locked('30 秒'))
    clock.forward(31)
    expect(await prove(guessing, wrong(secret))).toEqual(locked('1 分钟'))
    // The password alone is refused by none of it.
    const again = await ask.login({
      Mobile: accounts.cloudSchool.account,
      Password: accounts.cloudSchool.wirePassword,
    })
    expect(again.body.Code).toBe(200)
    expect(await prove(String(again.body.Data), shown(secret))).toEqual(locked('1 分钟'))
    clock.forward(61)
    expect(await prove(guessing, shown(secret))).toEqual(DONE)
    clock.forward(STEP)
    expect(await prove(String(again.body.Data), wrong(secret))).toEqual(WRONG)
  })

  onBothEngines('gives guesses sent all at once no more tries', async () => {
    const { clock } = harness()
    const { secret } = await enrol(await tokenOf('emptyMenus'))
    const token = await tokenOf('emptyMenus')
    const answers = await Promise.all(Array.from({ length: 12 }, () => prove(token, wrong(secret))))
    expect(answers.filter(({ Code }) => Code === 400)).toHaveLength(4)
    expect(await prove(token, shown(secret))).toMatchObject({ Code: 423 })
    clock.forward(31)
    const two = [token, await tokenOf('emptyMenus')]
    const both = await Promise.all(two.map((one) => prove(one, shown(secret))))
    expect(new Set(both.map(({ Code }) => Code))).toEqual(new Set([200, 409]))
  })

  // R-session-23.
  test('is replaced by a recovery code, each once, however it is typed; new ones void the old', async () => {
    const { clock } = harness()
    const here = await tokenOf('noMenus')
    const { secret, codes } = await enrol(here)
    const [first = '', second = '', third = ''] = codes
    const lost = await tokenOf('noMenus')
    expect(await prove(lost, 'aaaaa-aaaaa')).toEqual(WRONG)
    expect(await prove(lost, ` ${first.toUpperCase().replace('-', ' ')}`)).toEqual(DONE)
    expect(await state(lost)).toMatchObject({ RecoveryCodesLeft: 9 })
    expect(await actsOf('secondFactor.recover')).toEqual([{ left: 9 }])
    const again = await tokenOf('noMenus')
    expect(await prove(again, first)).toEqual({
      Code: 409,
      Data: null,
      Message: '这个恢复码已经用过，请换一个',
    })
    expect(await prove(again, second)).toEqual(DONE)
    const renewed = await post(renewRecoveryCodes.path, { Code: shown(secret) }, again)
    const fresh = codesOf(renewed)
    expect(fresh).toHaveLength(10)
    expect(await state(again)).toMatchObject({ RecoveryCodesLeft: 10 })
    const another = await tokenOf('noMenus')
    expect(await prove(another, third)).toEqual(WRONG)
    expect(await prove(another, fresh[0] ?? '')).toEqual(DONE)
    expect(await post(renewRecoveryCodes.path, { Code: 'x' }, another)).toEqual(WRONG)
    expect(await actsOf('secondFactor.renewCodes')).toEqual([{}])
    clock.forward(STEP)
    expect(await remove(another, 'noMenus', fresh[1] ?? '')).toEqual(DONE)
    expect(await post(renewRecoveryCodes.path, { Code: shown(secret) }, another)).toMatchObject({ Code: 409 })
  })

  test('gives the same recovery codes where their answer was lost', async () => {
    const token = await tokenOf('noOrganisation')
    const secret = await factors.begin(token)
    const key = randomUUID()
    const told = await factors.confirm(token, shown(secret), key)
    expect(codesOf(told)).toHaveLength(10)
    expect(await factors.confirm(token, shown(secret), key)).toEqual(told)
    harness().clock.forward(STEP)
    const renewing = { Code: shown(secret) }
    const other = randomUUID()
    const renewed = await post(renewRecoveryCodes.path, renewing, token, other)
    expect(await post(renewRecoveryCodes.path, renewing, token, other)).toEqual(renewed)
    expect(codesOf(renewed)).not.toEqual(codesOf(told))
  })

  test('moves to another app with a code of the one before, which holds until then', async () => {
    const { clock } = harness()
    const here = await tokenOf('teacher')
    const { secret, codes } = await enrol(here)
    expect(await post(beginSecondFactor.path, { Code: wrong(secret) }, here)).toEqual(WRONG)
    const next = await factors.begin(here, { Code: shown(secret) })
    clock.forward(STEP)
    const meanwhile = await tokenOf('teacher')
    expect(await prove(meanwhile, shown(next))).toEqual(WRONG)
    expect(await prove(meanwhile, shown(secret))).toEqual(DONE)
    expect(await factors.confirm(here, shown(next))).toMatchObject({ Code: 200 })
    expect(await listed(meanwhile)).toEqual(HELD)
    clock.forward(STEP)
    expect(await prove(meanwhile, shown(secret))).toEqual(WRONG)
    expect(await prove(meanwhile, codes[0] ?? '')).toEqual(WRONG)
    expect(await prove(meanwhile, shown(next))).toEqual(DONE)
    expect(await actsOf('secondFactor.move')).toEqual([{}])
    clock.forward(STEP)
    // An unproven session does not become whole by what another one does.
    const thief = await tokenOf('teacher')
    expect(await remove(here, 'teacher', wrong(next))).toEqual(WRONG)
    expect(
      await post(removeSecondFactor.path, { Password: '0'.repeat(32), Code: shown(next) }, here),
    ).toMatchObject({ Code: 400, Message: '当前密码不正确' })
    expect(await remove(here, 'teacher', shown(next))).toEqual(DONE)
    expect((await harness().ask.get(IS_LOGIN, thief)).status).toBe(401)
    expect([await isWhole(here), await isWhole(meanwhile)]).toEqual([true, true])
    expect(await isWhole(await tokenOf('teacher'))).toBe(true)
  })
})
