import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { category } from '#server/db/schema/category.ts'
import { curriculumNode } from '#server/db/schema/curriculum-node.ts'
import { membership } from '#server/db/schema/membership.ts'
import { role } from '#server/db/schema/role.ts'
import { rosterImport } from '#server/db/schema/roster.ts'
import { initialPasswordsTo } from '#server/import/initial-passwords.ts'
import { comparePeople, importPeople, type NewAccount } from '#server/import/people.ts'
import type { Roster, RosterPerson } from '#server/import/roster.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { openedAtOnce } from '#tests/support/each-engine.ts'
import { enginesOf } from '#tests/support/engines.ts'
import { person } from '#tests/support/roster-person.ts'
import { openFirstRows } from '#tests/support/seeded-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { CURRENT, clientOf } from '#tests/support/server-client.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhiyuan-roster-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('first passwords are written for their owner only, as nothing that a spreadsheet runs, and over nothing', async () => {
  const path = join(folder, 'passwords.csv')
  const account: NewAccount = { person: { ...person, school: '＝1+1' }, password: 'abcDEF2345' }
  const write = initialPasswordsTo(path)
  await write([account])
  await write([{ ...account, person }])
  expect(await readFile(path, 'utf8')).toBe(
    '\uFEFF"姓名","账号","初始密码","学校"\r\n"林晓","13800000001","abcDEF2345","\'＝1+1"\r\n"林晓","13800000001","abcDEF2345","一小"\r\n',
  )
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await expect(initialPasswordsTo(path)([account])).rejects.toMatchObject({ code: 'EEXIST' })
})

const engines = enginesOf('a school without the demonstration')
const open = openedAtOnce(engines, openFirstRows)

describe.each(engines.toReversed())('a school without the demonstration on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await open(engine)
  })

  const people: readonly RosterPerson[] = [
    { ...person, saysRole: true },
    {
      ...person,
      saysRole: true,
      line: 3,
      name: '周明',
      mobile: '13800000002',
      role: '教研组长',
      canVerify: true,
    },
  ]
  const needs = () => ({ db: database.db, clock: () => SEEDED_AT })
  const kept: NewAccount[] = []
  const keep = async (accounts: readonly NewAccount[]) => {
    kept.push(...accounts)
  }

  test('has categories, the curriculum and the roles, and nobody in it', async () => {
    const { db } = database
    expect((await db.select().from(category)).map(({ type }) => type)).toEqual([1, 2, 3, 4])
    expect((await db.select().from(curriculumNode)).length).toBeGreaterThan(100)
    expect((await db.select().from(role)).map(({ name }) => name)).toContain('教师')
    expect(await db.select().from(appUser)).toEqual([])
  })

  test('undoes an import whose passwords could not be kept', async () => {
    const full = () => Promise.reject(new Error('no space left'))
    await expect(importPeople(needs(), rosterOf(people), full)).rejects.toThrow('no space left')
    expect(await database.db.select().from(rosterImport)).toEqual([])
    expect(await database.db.select().from(appUser)).toEqual([])
  })

  test('takes a roster; its people sign in with their first password and see their school', async () => {
    const { accounts, ...others } = await importPeople(needs(), rosterOf(people), keep)
    expect(others).toEqual({ added: 2, changed: [], known: 0, doubtful: [], gone: 0, left: [] })
    expect(accounts.map((account) => account.person)).toEqual(
      people.map(({ name, mobile, school }) => ({ name, mobile, school })),
    )
    expect(accounts.every(({ password }) => /^\w{5}-\w{5}-\w{5}$/.test(password))).toBe(true)
    const app = await buildTestApp(database)
    const ask = clientOf(app)
    const signedIn = await Promise.all(
      kept.map(async ({ person: { mobile }, password }) => {
        const { body } = await ask.login({ Mobile: mobile, Password: wirePassword(password) })
        return (await ask.get(CURRENT, String(body.Data))).body.Data
      }),
    )
    await app.close()
    const UserOrgList = [{ Name: '一小' }]
    expect(signedIn).toMatchObject([
      { Name: '林晓', UserOrgList, IsCanVerify: false, RoleIsShowMenus: [{ Name: '教师工作台' }] },
      { Name: '周明', UserOrgList, IsCanVerify: true, RoleIsShowMenus: [{ Name: '教研工作台' }] },
    ])
  })

  test('takes the same roster again and changes nothing', async () => {
    const before = await database.db.select().from(appUser)
    expect(await importPeople(needs(), rosterOf(people), keep)).toEqual({
      ...{ added: 0, changed: [], known: 2, doubtful: [], gone: 0 },
      ...{ accounts: [], left: [] },
    })
    expect(await database.db.select().from(appUser)).toEqual(before)
  })

  test('a second roster with a new role, title and school changes who is there; another name is doubtful', async () => {
    const [one, other] = people
    if (!one || !other) throw new Error('two people are needed')
    const roster = rosterOf([
      { ...one, school: '二小', role: '教研组长', title: '高级教师', canVerify: true },
      { ...other, name: '改名' },
    ])
    const compared = await comparePeople(needs(), roster)
    expect(compared).toMatchObject({
      added: 0,
      known: 0,
      changed: [
        {
          name: '林晓',
          text: '职称：高级教师；角色：教师 → 教研组长；加入学校：二小；学校还没有，应用时会新建',
        },
      ],
      doubtful: [{ name: '改名', text: '姓名：周明 → 改名；同一手机号，姓名不同：可能换了人' }],
    })
    expect(await importPeople(needs(), roster, keep)).toMatchObject(compared)
    const [leader] = await database.db.select().from(role).where(eq(role.name, '教研组长'))
    const [first, second] = await database.db.select().from(appUser).orderBy(appUser.id)
    expect(first).toMatchObject({ name: '林晓', title: '高级教师', roleId: leader?.id, rowVersion: 2 })
    expect(second).toMatchObject({ name: '周明', rowVersion: 1 })
    expect(
      await database.db
        .select({ sort: membership.sort, canVerify: membership.canVerify })
        .from(membership)
        .where(eq(membership.userId, first?.id ?? 0))
        .orderBy(membership.sort),
    ).toEqual([
      { sort: 1, canVerify: false },
      { sort: 2, canVerify: true },
    ])
  })

  test('a role that a line does not say is left as it is', async () => {
    const [one] = people
    if (!one) throw new Error('a person is needed')
    const roster = rosterOf([{ ...one, title: '', saysRole: false }])
    expect(await importPeople(needs(), roster, keep)).toMatchObject({ added: 0, changed: [], known: 1 })
  })

  test('gives who stands in two lines one account and both schools', async () => {
    const [one] = people
    if (!one) throw new Error('a person is needed')
    const both = ['三小', '四小'].map((school, index) => ({
      ...one,
      line: index + 2,
      name: '苏宁',
      mobile: '13800000009',
      school,
    }))
    const { accounts } = await importPeople(needs(), rosterOf(both), keep)
    expect(accounts.map((account) => account.person)).toEqual([
      { name: '苏宁', mobile: '13800000009', school: '三小、四小' },
    ])
  })
})

const rosterOf = (people: readonly RosterPerson[]): Roster => ({
  people,
  refused: [],
  mended: [],
  unusedColumns: [],
  examples: [],
})
