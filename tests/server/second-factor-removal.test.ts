import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getPerson, removePersonSecondFactor, resetPersonPassword } from '#contract/people.ts'
import { getSiteSettings, saveSiteSettings } from '#contract/site-settings.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { factorsOf, STEP } from '#tests/support/second-factor.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { IS_LOGIN } from '#tests/support/server-client.ts'

const TEACHER_OF_TWO = 1
const REVIEWER = 2
const ELSEWHERE = 3
const NEWCOMER = 4
const DEVICES = '/api/user/users/devices'
const DONE = { Code: 200, Data: true, Message: '' }

onEachEngine('a second factor in the hands of administrators', (harness) => {
  const { enrol, prove, shown, wrong, tokenOf, post } = factorsOf(harness)
  const read = async (Id: number) => {
    const { get } = harness().ask
    const { body } = await get(`${getPerson.path}?Id=${Id}`, await tokenOf('platformAdministrator'))
    return z.parse(getPerson.data, body.Data)
  }
  const remove = async (persona: Persona, Id: number, version?: number) => {
    const RowVersion = version ?? (await read(Id)).RowVersion
    return post(removePersonSecondFactor.path, { Id, RowVersion }, await tokenOf(persona))
  }
  const statusOf = async (token: string) => (await harness().ask.get(IS_LOGIN, token)).status
  const notes = async () => {
    const { db } = harness().database
    const act = eq(auditEntry.act, 'person.removeSecondFactor')
    return (await db.select().from(auditEntry).where(act)).map(({ subject, detail }) => [subject, detail])
  }

  // R-people-12.
  test('goes with every session, in the log, and the next sign-in takes the password alone', async () => {
    const { ask } = harness()
    const here = await tokenOf('emptyMenus')
    const { secret } = await enrol(here)
    const locked = await tokenOf('emptyMenus')
    for (let n = 0; n < 5; n += 1) await prove(locked, wrong(secret))
    const { HasSecondFactor, RowVersion } = await read(NEWCOMER)
    expect(HasSecondFactor).toBe(true)
    expect(await remove('schoolAdministrator', NEWCOMER)).toEqual(DONE)
    expect(await Promise.all([here, locked].map(statusOf))).toEqual([401, 401])
    expect(await read(NEWCOMER)).toMatchObject({ HasSecondFactor: false, RowVersion: (RowVersion ?? 0) + 1 })
    const fresh = await tokenOf('emptyMenus')
    expect((await ask.get(DEVICES, fresh)).body.Code).toBe(200)
    expect(await notes()).toEqual([[`user:${NEWCOMER}`, {}]])
    // Its answer was lost, say.
    expect(await remove('schoolAdministrator', NEWCOMER, RowVersion ?? 0)).toEqual(DONE)
    expect(await notes()).toHaveLength(1)
    expect(await statusOf(fresh)).toBe(200)
  })

  // R-people-12.
  test('stays as it is where a first password is given: every session ends, and the factor does not', async () => {
    const here = await tokenOf('emptyMenus')
    await enrol(here)
    const { RowVersion } = await read(NEWCOMER)
    const given = await post(
      resetPersonPassword.path,
      { Id: NEWCOMER, RowVersion },
      await tokenOf('schoolAdministrator'),
    )
    expect(given).toMatchObject({ Code: 200 })
    expect(await statusOf(here)).toBe(401)
    expect((await read(NEWCOMER)).HasSecondFactor).toBe(true)
  })

  test('is nobody’s own, nor of whom the school alone may not change, nor as it was not seen', async () => {
    const { database } = harness()
    const [school] = await database.db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.mobile, accounts.schoolAdministrator.account))
    const tokens = [await tokenOf('teacher'), await tokenOf('reviewer')]
    for (const token of tokens) await enrol(token)
    expect(await remove('schoolAdministrator', school?.id ?? 0)).toEqual({
      Code: 403,
      Data: null,
      Message: '自己的动态码请在个人中心关闭或更换',
    })
    expect(await remove('schoolAdministrator', TEACHER_OF_TWO)).toMatchObject({ Code: 403 })
    expect(await remove('schoolAdministrator', ELSEWHERE)).toMatchObject({ Code: 404 })
    expect(await remove('noMenus', REVIEWER)).toMatchObject({ Code: 403 })
    expect(await remove('platformAdministrator', REVIEWER, 99)).toMatchObject({ Code: 409 })
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200])
    expect(await remove('platformAdministrator', TEACHER_OF_TWO)).toEqual(DONE)
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 200])
  })

  test('the password alone ends no session that is proven, however few there may be', async () => {
    const { clock, ask } = harness()
    const by = await tokenOf('platformAdministrator')
    const { body } = await ask.get(getSiteSettings.path, by)
    const { RowVersion, Names, Limits } = z.parse(getSiteSettings.data, body.Data)
    const limited = { RowVersion, Names, Limits: { ...Limits, SessionCount: 2 } }
    expect(await post(saveSiteSettings.path, limited, by)).toEqual(DONE)
    const { secret } = await enrol(await tokenOf('cloudSchool'))
    const proven: string[] = []
    const sign = async () => {
      clock.forward(STEP)
      return tokenOf('cloudSchool')
    }
    for (let device = 0; device < 2; device += 1) {
      const token = await sign()
      expect(await prove(token, shown(secret))).toEqual(DONE)
      proven.push(token)
    }
    const unproven: string[] = []
    for (let device = 0; device < 3; device += 1) unproven.push(await sign())
    expect(await Promise.all(unproven.map(statusOf))).toEqual([401, 200, 200])
    expect(await Promise.all(proven.map(statusOf))).toEqual([200, 200])
    // Who gives the code takes the place of the one that gave it first, though another device signed in later.
    expect(await prove(unproven[1] ?? '', shown(secret))).toEqual(DONE)
    expect(await Promise.all([...proven, unproven[1] ?? ''].map(statusOf))).toEqual([401, 200, 200])
  })
})
