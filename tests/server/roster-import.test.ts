import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getPeople, getPerson, savePerson } from '#contract/people.ts'
import { saveRole } from '#contract/roles.ts'
import { chooseRoster, closeRoster, getRoster, getRosterReport, ROSTER_KIND } from '#contract/roster.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { membership } from '#server/db/schema/membership.ts'
import { organisation } from '#server/db/schema/organisation.ts'
import { role } from '#server/db/schema/role.ts'
import { rosterEntry, rosterImport } from '#server/db/schema/roster.ts'
import { readRosterFile } from '#server/import/read-roster-file.ts'
import { rosterService } from '#server/modules/people/roster.service.ts'
import { renamedAtOnce } from '#server/modules/people/teacher-words.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { rosterClient } from '#tests/support/roster-client.ts'
import { accounts } from '#tests/support/server.ts'
import { CURRENT } from '#tests/support/server-client.ts'

const NEWCOMER = 4
const PLATFORM = 'platformAdministrator'
const SCHOOL = 'schoolAdministrator'

onEachEngine('rosters of schools', (harness) => {
  const { post, get, send, compare, entries, apply, kinds } = rosterClient(harness)
  const { added, changed, gone, doubtful, refused } = ROSTER_KIND

  test('a second roster with another role changes it, and each act is noted', async () => {
    const roster = await compare(SCHOOL, ['韩星野,13900000004,,,教研组长', '李新,13710000001,,,教师'])
    expect(kinds(roster)).toMatchObject({ [added]: [1, 1], [changed]: [1, 1] })
    expect(await entries(SCHOOL, roster.Id, changed)).toMatchObject([
      {
        Changes: [
          { From: '新入职教师', To: '教研组长' },
          { From: '青禾实验学校：不可以', To: '青禾实验学校：可以' },
        ],
      },
    ])
    expect(await apply(SCHOOL, roster.Id)).toMatchObject({ DoneCount: 2, LeftCount: 0, HasPasswords: true })
    const { Data } = await get(SCHOOL, `${getPerson.path}?Id=${NEWCOMER}`)
    expect(z.parse(getPerson.data, Data)).toMatchObject({
      RoleId: 2,
      Schools: [{ Name: '青禾实验学校', IsCanVerify: true }],
    })
    const noted = await harness()
      .database.db.select()
      .from(auditEntry)
      .where(like(auditEntry.act, 'person.%'))
    expect(noted.map(({ act, detail }) => [act, detail['changed'] ?? ''])).toEqual(
      expect.arrayContaining([
        ['person.add', ''],
        ['person.save', 'role review'],
      ]),
    )
  })

  test('its first passwords are told until it is put away, and let nobody do anything but choose another', async () => {
    const open = z.parse(getRoster.data, (await get(SCHOOL, getRoster.path)).Data).Roster
    const report = z.parse(
      getRosterReport.data,
      (await get(SCHOOL, `${getRosterReport.path}?Id=${open?.Id}`)).Data,
    )
    const line = (report.Items ?? []).find(({ Mobile }) => Mobile === '13710000001')
    const { body } = await harness().ask.login({
      Mobile: '13710000001',
      Password: wirePassword(line?.Password ?? ''),
    })
    const token = String(body.Data)
    expect((await harness().ask.get(CURRENT, token)).body.Data).toMatchObject({ MustChangePassword: true })
    expect(
      (await harness().ask.login({ Mobile: '13710000001', Password: wirePassword('x') })).body.Code,
    ).toBe(400)
    const [stored] = await harness()
      .database.db.select()
      .from(appUser)
      .where(eq(appUser.mobile, '13710000001'))
    expect(stored?.passwordHash).not.toContain(line?.Password)
    const waiting = await harness().database.db.select().from(rosterEntry)
    expect(waiting.some(({ firstPassword }) => firstPassword !== null)).toBe(true)
    expect(JSON.stringify(waiting)).not.toContain(line?.Password)
    expect((await get(PLATFORM, `${getRosterReport.path}?Id=${open?.Id}`)).Code).toBe(404)
    expect(await post(SCHOOL, closeRoster.path, { Id: open?.Id })).toMatchObject({ Code: 200 })
    expect(await harness().database.db.select().from(rosterImport)).toEqual([])
  })

  test('who is gone is disabled only where it was chosen, and is signed out in the middle of what they do', async () => {
    const theirs = await harness().ask.tokenOf('emptyMenus')
    const roster = await compare(SCHOOL, ['李新,13710000001,,,', '沈雨桐,13900000001,,,'])
    const missing = await entries(SCHOOL, roster.Id, gone)
    // Whose account is the school's alone; the administrator is never among them.
    expect(new Set(missing.map(({ Name }) => Name))).toEqual(new Set(['韩星野', '顾明德']))
    expect(missing.every(({ IsChosen }) => IsChosen === false)).toBe(true)
    const one = missing.find(({ Mobile }) => Mobile === '13900000004')
    const chosen = { Id: roster.Id, Kind: gone, Entries: [one?.Id], IsChosen: true }
    expect(await post(SCHOOL, chooseRoster.path, chosen)).toMatchObject({ Code: 200 })
    expect(await apply(SCHOOL, roster.Id)).toMatchObject({ DoneCount: 1 })
    expect((await harness().ask.get(CURRENT, theirs)).status).toBe(401)
    const back = await compare(SCHOOL, ['韩星野,13900000004,,,'])
    expect(await entries(SCHOOL, back.Id, doubtful)).toMatchObject([
      { Reasons: ['账号已停用，应用时会恢复'], Changes: [{ From: '已停用', To: '可以登录' }] },
    ])
  })

  test('a school’s administrator reaches no other school and nobody of another', async () => {
    const roster = await compare(SCHOOL, [
      '罗云舒,13900000003,,,',
      '外人,13710000002,江城第一中学,,',
      '新校,13710000003,没有的学校,,',
      '沈雨童,13900000001,,特级教师,教研组长',
    ])
    expect(kinds(roster)).toMatchObject({ [refused]: [3, 0] })
    // Belongs to two schools: only the right to review here is the school's to change.
    expect(await entries(SCHOOL, roster.Id, changed)).toMatchObject([
      { Name: '沈雨桐', Changes: [{ To: '青禾实验学校：可以' }], Reasons: [expect.stringContaining('不改')] },
    ])
    expect((await send(SCHOOL, ['甲,13710000004,,,'], '?OrgId=2')).Code).toBe(403)
    expect((await send('reviewer', ['甲,13710000004,,,'])).Code).toBe(403)
    expect((await send(SCHOOL, [], '')).Code).toBe(200)
  })

  test('the platform makes a school only where it was chosen; somebody who was changed meanwhile is left', async () => {
    const roster = await compare(PLATFORM, [
      '新校长,13710000005,晨光小学,,',
      '白若溪,13900000005,江城第一中学,正高级教师,',
    ])
    expect(kinds(roster)).toMatchObject({ [doubtful]: [1, 0], [changed]: [1, 1] })
    const chosen = { Id: roster.Id, Kind: doubtful, Entries: [], IsChosen: true }
    await post(PLATFORM, chooseRoster.path, chosen)
    const found = await post(PLATFORM, getPeople.path, { Keyword: '13900000005' })
    const id = z.parse(getPeople.data, found.Data).Items?.[0]?.Id ?? 0
    const person = z.parse(getPerson.data, (await get(PLATFORM, `${getPerson.path}?Id=${id}`)).Data)
    await post(PLATFORM, savePerson.path, { ...person, Title: '高级教师' })
    expect(await apply(PLATFORM, roster.Id)).toMatchObject({ DoneCount: 1, LeftCount: 1 })
    expect(await entries(PLATFORM, roster.Id, changed)).toMatchObject([
      { Outcome: 2, Reasons: ['这个人的资料刚刚被别人修改过，请重新比对'] },
    ])
    const [school] = await harness()
      .database.db.select()
      .from(organisation)
      .where(eq(organisation.name, '晨光小学'))
    const members = await harness()
      .database.db.select()
      .from(membership)
      .where(eq(membership.organisationId, school?.id ?? 0))
    expect(members).toHaveLength(1)
  })

  test('a long one is read on a thread of its own', async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => `长名册,${13_730_000_000 + at},,三级教师,教师`)
    const roster = await compare(SCHOOL, lines)
    expect(kinds(roster)).toMatchObject({ [added]: [2000, 2000] })
  })

  test('one that is applied while another file is read stays, and its first passwords with it', async () => {
    const { database, clock } = harness()
    const roster = await compare(SCHOOL, ['钱同时,13710000091,,,教师'])
    const service = rosterService({
      db: database.db,
      clock: clock.read,
      forgetSessions: () => undefined,
      readFile: async (asked) => {
        await apply(SCHOOL, roster.Id)
        return readRosterFile(asked)
      },
      secret: Buffer.alloc(32),
      teachersRenamed: renamedAtOnce,
    })
    const other = Buffer.from('姓名,手机号,角色\n孙同时,13710000092,教师')
    const [administrator] = await database.db
      .select()
      .from(appUser)
      .where(eq(appUser.mobile, accounts[SCHOOL].account))
    expect(await service.compare(administrator?.id ?? 0, 0, '另一份.csv', other)).toMatchObject({ code: 409 })
    const { Data } = await get(SCHOOL, `${getRosterReport.path}?Id=${roster.Id}`)
    const items = z.parse(getRosterReport.data, Data).Items ?? []
    expect(items.find(({ Kind }) => Kind === added)?.Password).toMatch(/./)
  })

  test('it is forgotten after a day with its passwords', async () => {
    const { Id } = await compare(SCHOOL, ['赵新,13710000009,,,'])
    await apply(SCHOOL, Id)
    harness().clock.forward(86_401)
    expect((await get(SCHOOL, getRoster.path)).Data).toEqual({ Roster: null })
    expect((await get(SCHOOL, `${getRosterReport.path}?Id=${Id}`)).Code).toBe(404)
  })

  test('a role that was made on the screen is given by its name, and leaves the right to review as it is', async () => {
    const made = { Id: 0, RowVersion: 0, Name: '实习 教师', LjzkIsShow: true, IsResoure: true }
    const saved = await post(PLATFORM, saveRole.path, { ...made, ZjIsShow: false, Menus: [] })
    expect(saved.Code).toBe(200)
    const roster = await compare(PLATFORM, [
      '沈雨桐,13900000001,青禾实验学校,,实习教师',
      '李实习,13710000077,青禾实验学校,,实习 教师',
      '王无名,13710000078,青禾实验学校,,没有的角色',
    ])
    expect(kinds(roster)).toMatchObject({ [added]: [1, 1], [changed]: [1, 1], [refused]: [1, 0] })
    expect(await entries(PLATFORM, roster.Id, changed)).toMatchObject([{ Changes: [{ To: '实习 教师' }] }])
    expect(await apply(PLATFORM, roster.Id)).toMatchObject({ DoneCount: 2, LeftCount: 0 })
    const { Data } = await get(PLATFORM, `${getPerson.path}?Id=1`)
    const person = z.parse(getPerson.data, Data)
    const { db } = harness().database
    const [held] = await db.select().from(role).where(eq(role.name, '实习 教师'))
    expect(person).toMatchObject({ RoleId: held?.id, Schools: [{ IsCanVerify: false }, {}] })
  })
})
