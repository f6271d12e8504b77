import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import {
  checkFirstStart,
  FIRST_START,
  FIRST_STEP,
  getFirstSteps,
  openSchool,
  skipFirstStep,
} from '#contract/first-start.ts'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import type { Database } from '#server/db/database.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { organisation } from '#server/db/schema/organisation.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { USUAL_ENGINE } from '#tests/support/engines.ts'
import { buildTestApp, type Persona } from '#tests/support/server.ts'
import { CURRENT, clientOf } from '#tests/support/server-client.ts'
import { openEmptyDatabase, SEEDED_AT } from '#tests/support/test-databases.ts'

const BEGINNING = {
  SchoolName: ' 山海小学 ',
  Name: '江一苇',
  Mobile: '+86 137-0000-0001',
  Password: wirePassword('Yuanfang2026'),
}

describe('an installation that has nobody', () => {
  let database: Database
  let app: FastifyInstance
  let secret = ''
  beforeAll(async () => {
    database = await openEmptyDatabase(USUAL_ENGINE, inject('postgres'))
    await prepareDatabase(database, 'none', SEEDED_AT)
    app = await buildTestApp(database)
    secret = (await app.firstStartSecret()) ?? ''
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  const stateOf = async (Secret: string) =>
    (await clientOf(app).post(checkFirstStart.path, { Secret })).body.Data
  const begin = async (change: object = {}) =>
    (await clientOf(app).post(openSchool.path, { Secret: secret, ...BEGINNING, ...change })).body
  const signIn = async () =>
    String((await clientOf(app).login({ Mobile: '13700000001', Password: BEGINNING.Password })).body.Data)

  test('waits for its own link, which is the same after a restart and another elsewhere', async () => {
    expect(secret).toMatch(/^[\w-]{32}$/)
    expect(await stateOf(secret)).toEqual({ State: FIRST_START.open })
    expect(await stateOf('')).toEqual({ State: FIRST_START.otherLink })
    const restarted = await buildTestApp(database)
    expect(await restarted.firstStartSecret()).toBe(secret)
    await restarted.close()
    const elsewhere = await buildTestApp(database, { fileAddressSecret: Buffer.alloc(32, 'another') })
    expect(await elsewhere.firstStartSecret()).not.toBe(secret)
    await elsewhere.close()
  })

  test('makes nobody by another link, or of what is no person', async () => {
    expect(await begin({ Secret: `${secret}a` })).toMatchObject({
      Code: 403,
      Message: '这个链接不属于这台服务器，请用服务器启动时显示的链接',
    })
    expect(await begin({ Mobile: '1370000' })).toMatchObject({
      Code: 400,
      Message: '手机号“1370000”不是 11 位数字',
    })
    expect((await begin({ SchoolName: '  ' })).Code).toBe(400)
    expect(await begin({ Password: wirePassword('iloveyou1') })).toMatchObject({
      Code: 400,
      Message: '这个密码很多人用过，容易被猜到，请换一个',
    })
    await database.db
      .insert(appUser)
      .values({ mobile: '13700000009', name: '先来的', title: '', avatarUrl: '' })
    expect(await begin({ Mobile: '13700000009' })).toMatchObject({ Code: 409 })
    await database.db.delete(appUser).where(eq(appUser.mobile, '13700000009'))
    expect(await database.db.select().from(appUser)).toEqual([])
    expect(await database.db.select().from(organisation)).toEqual([])
    expect(await stateOf(secret)).toEqual({ State: FIRST_START.open })
  })

  test('of several who begin at once gets one; a repetition is answered alike, and the link is over', async () => {
    const others = ['13700000002', '13700000003'].map((Mobile) => begin({ Mobile }))
    const answers = await Promise.all(others)
    expect(answers.filter(({ Code }) => Code === 200)).toHaveLength(1)
    expect(answers.filter(({ Code }) => Code === 403)).toHaveLength(1)
    const [made] = await database.db.select().from(appUser)
    expect(await begin({ Mobile: made?.mobile ?? '' })).toMatchObject({ Code: 200, Data: true })
    expect(await begin()).toMatchObject({ Code: 403, Message: '学校已经建立，这个链接不能再用' })
    expect(await stateOf(secret)).toEqual({ State: FIRST_START.done })
    expect(await app.firstStartSecret()).toBeNull()
    expect((await database.db.select().from(appUser)).length).toBe(1)
    expect((await database.db.select().from(organisation)).map(({ name }) => name)).toEqual(['山海小学'])
    await database.db.update(appUser).set({ mobile: '13700000001' })
  })

  test('is over also where nobody administers any more', async () => {
    await database.db.update(appUser).set({ platformRight: 0 })
    expect(await stateOf(secret)).toEqual({ State: FIRST_START.done })
    await database.db.update(appUser).set({ platformRight: 2 })
  })

  test('has an administrator of everything, who signs in and is led on', async () => {
    const { get, post } = clientOf(app)
    const token = await signIn()
    expect((await get(CURRENT, token)).body.Data).toMatchObject({
      Name: '江一苇',
      UserOrgList: [{ Name: '山海小学' }],
      IsCanVerify: true,
      CanManage: true,
      RoleAnys: { LjzkIsShow: true },
    })
    const { Steps } = z.parse(getFirstSteps.data, (await get(getFirstSteps.path, token)).body.Data)
    expect(Steps.map(({ Step }) => Step)).toEqual([1, 2, 3, 4])
    expect(Steps.map(({ Count }) => (Count ?? 0) > 0)).toEqual([false, true, false, false])
    expect(Steps.some(({ IsSkipped }) => IsSkipped)).toBe(false)
    const skip = (Step: number, IsSkipped: boolean) => post(skipFirstStep.path, { Step, IsSkipped }, token)
    await Promise.all([skip(FIRST_STEP.course, true), skip(FIRST_STEP.people, true)])
    await skip(FIRST_STEP.people, false)
    const after = z.parse(getFirstSteps.data, (await get(getFirstSteps.path, token)).body.Data)
    expect(after.Steps.map(({ IsSkipped }) => IsSkipped)).toEqual([false, false, true, false])
    const acts = await database.db.select().from(auditEntry).orderBy(desc(auditEntry.id))
    expect(acts.map(({ act }) => act)).toEqual([
      'firstStart.takeUp',
      'firstStart.skip',
      'firstStart.skip',
      'firstStart.begin',
    ])
  })
})

onEachEngine('the demonstration has no first start', (harness) => {
  test('its link is over, and its steps are for administrators', async () => {
    const { app, ask } = harness()
    expect(await app.firstStartSecret()).toBeNull()
    expect((await ask.post(checkFirstStart.path, { Secret: 'x' })).body.Data).toEqual({
      State: FIRST_START.done,
    })
    const countsOf = async (persona: Persona) =>
      z
        .parse(getFirstSteps.data, (await ask.get(getFirstSteps.path, await ask.tokenOf(persona))).body.Data)
        .Steps.map(({ Count }) => Count ?? 0)
    const [own, all] = [await countsOf('schoolAdministrator'), await countsOf('platformAdministrator')]
    expect(own.every((count, step) => count > 0 && count <= (all[step] ?? 0))).toBe(true)
    expect([own[0], all[0]]).toEqual([4, 8])
    const token = await ask.tokenOf('reviewer')
    expect((await ask.get(getFirstSteps.path, token)).body.Code).toBe(403)
    expect((await ask.post(skipFirstStep.path, { Step: 1, IsSkipped: true }, token)).body.Code).toBe(403)
  })
})
