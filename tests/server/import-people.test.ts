import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import type { Database } from '#server/db/database.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { category } from '#server/db/schema/category.ts'
import { curriculumNode } from '#server/db/schema/curriculum-node.ts'
import { membership } from '#server/db/schema/membership.ts'
import { role } from '#server/db/schema/role.ts'
import { initialPasswordsTo } from '#server/import/initial-passwords.ts'
import { importPeople, type NewAccount } from '#server/import/people.ts'
import type { RosterPerson } from '#server/import/roster.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { enginesOf } from '#tests/support/engines.ts'
import { person } from '#tests/support/roster-person.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { CURRENT, clientOf } from '#tests/support/server-client.ts'
import { openEmptyDatabase, SEEDED_AT } from '#tests/support/test-databases.ts'

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

describe.each(
  enginesOf('a school without the demonstration'),
)('a school without the demonstration on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openEmptyDatabase(engine, inject('postgres'))
    await prepareDatabase(database, 'none', SEEDED_AT)
  })
  afterAll(() => database.close())

  const people: readonly RosterPerson[] = [
    person,
    { ...person, line: 3, name: '周明', mobile: '13800000002', role: '教研组长', canVerify: true },
  ]
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
    await expect(importPeople(database.db, people, full)).rejects.toThrow('no space left')
    expect(await database.db.select().from(appUser)).toEqual([])
  })

  test('takes a roster; its people sign in with their first password and see their school', async () => {
    const { added, ...others } = await importPeople(database.db, people, keep)
    expect(others).toEqual({ joined: [], known: [] })
    expect(added.map((account) => account.person)).toEqual(people)
    expect(added.every(({ password }) => /^\w{10}$/.test(password))).toBe(true)
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

  test('takes the same roster again and changes nothing; a further school is joined', async () => {
    const [one, other] = people
    if (!one || !other) throw new Error('two people are needed')
    const before = await database.db.select().from(appUser)
    const further = [{ ...one, name: '改名', school: '二小' }, other]
    expect(await importPeople(database.db, further, keep)).toEqual({
      added: [],
      joined: [further[0]],
      known: [other],
    })
    expect(await database.db.select().from(appUser)).toEqual(before)
    const [first] = before
    expect(
      await database.db
        .select({ sort: membership.sort })
        .from(membership)
        .where(eq(membership.userId, first?.id ?? 0)),
    ).toEqual([{ sort: 1 }, { sort: 2 }])
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
    const { added, joined } = await importPeople(database.db, both, keep)
    expect([added.map((account) => account.person), joined]).toEqual([[both[0]], [both[1]]])
  })
})
