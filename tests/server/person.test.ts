import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPerson, getPeople, getPerson, savePerson } from '#contract/people.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { membership } from '#server/db/schema/membership.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { readErasedAnew } from '#tests/support/erase-due.ts'
import { accounts, type Persona } from '#tests/support/server.ts'

const QINGHE = 1
const JIANGCHENG = 2
const CLOUD_TEACHER = 3
const TEACHER_OF_TWO = 1
const REVIEWER = 2
const NEWCOMER = 4
const PLATFORM_REVIEWER = 7

onEachEngine('one person in the hands of an administrator', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const open = async (persona: Persona, id: number) => {
    const { get, tokenOf } = harness().ask
    return (await get(`${getPerson.path}?Id=${id}`, await tokenOf(persona))).body
  }
  const read = async (persona: Persona, id: number) => z.parse(getPerson.data, (await open(persona, id)).Data)
  const idOf = async (persona: Persona) => {
    const body = await post('platformAdministrator', getPeople.path, { Keyword: accounts[persona].account })
    return z.parse(getPeople.data, body.Data).Items?.[0]?.Id ?? 0
  }
  /** The person as they were read, with changes. */
  const save = async (persona: Persona, id: number, change: object) => {
    const { RowVersion, Name, Title, RoleId, PlatformRight, Schools } = await read(persona, id)
    const asRead = { Id: id, RowVersion, Name, Title, RoleId, PlatformRight, Schools }
    return post(persona, savePerson.path, { ...asRead, ...change })
  }
  const saved = { Code: 200, Data: true, Message: '' }

  test('is changed in name, title and role, and the change is noted by its fields alone', async () => {
    const change = { Name: '韩星河', Title: '三级教师', RoleId: CLOUD_TEACHER }
    expect(await save('schoolAdministrator', NEWCOMER, change)).toEqual(saved)
    expect(await read('schoolAdministrator', NEWCOMER)).toMatchObject({ ...change, RowVersion: 2 })
    const [noted] = await harness()
      .database.db.select()
      .from(auditEntry)
      .where(and(eq(auditEntry.act, 'person.save'), eq(auditEntry.subject, `user:${NEWCOMER}`)))
    expect(noted).toMatchObject({
      userId: await idOf('schoolAdministrator'),
      organisationId: QINGHE,
      detail: { changed: 'name title role' },
    })
    const found = await post('schoolAdministrator', getPeople.path, { Keyword: 'hanxinghe' })
    expect(z.parse(getPeople.data, found.Data).TotalCount).toBe(1)
    expect(await save('schoolAdministrator', NEWCOMER, { Name: '韩星野', RoleId: 0 })).toEqual(saved)
    expect(await save('schoolAdministrator', NEWCOMER, { RoleId: 99 })).toMatchObject({ Code: 400 })
    expect(await save('schoolAdministrator', NEWCOMER, { Name: '  ' })).toMatchObject({ Code: 400 })
  })

  test('is found by the new name in what they teach, and by the old one no more', async () => {
    const { db } = harness().database
    const findable = async (name: string) =>
      (
        await db.execute(sql`select 1 from zhiyuan.content_search s join zhiyuan.content c on c.id = s.content_id
          where c.teacher_id = ${TEACHER_OF_TWO} and s.body_key like ${`%${name}%`}`)
      ).rows.length
    const Name = (await read('platformAdministrator', TEACHER_OF_TWO)).Name ?? ''
    const taught = await findable(Name)
    expect(taught).toBeGreaterThan(0)
    expect(await save('platformAdministrator', TEACHER_OF_TWO, { Name: '柳知远' })).toEqual(saved)
    await readErasedAnew(harness())
    expect([await findable(Name), await findable('柳知远')]).toEqual([0, taught])
    expect(await save('platformAdministrator', TEACHER_OF_TWO, { Name })).toEqual(saved)
    await readErasedAnew(harness())
  })

  test('of two administrators the later one hears of the first, and nothing is lost', async () => {
    const seen = await read('platformAdministrator', 3)
    expect(await save('platformAdministrator', 3, { Title: '正高级教师' })).toEqual(saved)
    const late = await save('platformAdministrator', 3, { Title: '二级教师', RowVersion: seen.RowVersion })
    expect(late).toEqual({ Code: 409, Data: null, Message: '这个人的资料刚刚被别人修改过' })
    expect((await read('platformAdministrator', 3)).Title).toBe('正高级教师')
  })

  test('gets rights in the schools of the administrator, and keeps those of others', async () => {
    const rights = { Id: QINGHE, IsCanVerify: true, CanAdminister: true }
    expect(await save('schoolAdministrator', TEACHER_OF_TWO, { Schools: [rights] })).toEqual(saved)
    expect(await read('platformAdministrator', TEACHER_OF_TWO)).toMatchObject({
      Schools: [
        { ...rights, Name: '青禾实验学校' },
        { Id: JIANGCHENG, IsCanVerify: false, CanAdminister: false },
      ],
    })
    expect(await save('schoolAdministrator', TEACHER_OF_TWO, { Schools: [] })).toEqual(saved)
    expect(await open('schoolAdministrator', TEACHER_OF_TWO)).toMatchObject({ Code: 404 })
    const back = [
      { Id: JIANGCHENG, IsCanVerify: false, CanAdminister: false },
      { Id: QINGHE, IsCanVerify: false, CanAdminister: false },
    ]
    expect(await save('platformAdministrator', TEACHER_OF_TWO, { Schools: back })).toEqual(saved)
    expect(await save('schoolAdministrator', NEWCOMER, { Schools: back })).toMatchObject({ Code: 403 })
    const nowhere = [{ Id: 99, IsCanVerify: false, CanAdminister: false }]
    expect(await save('platformAdministrator', 5, { Schools: nowhere })).toMatchObject({ Code: 400 })
  })

  test('of another school, or with a right for all, is not the school’s to change', async () => {
    expect(await open('schoolAdministrator', 3)).toMatchObject({ Code: 404 })
    expect(await open('schoolAdministrator', 99_999)).toMatchObject({ Code: 404 })
    expect(await read('schoolAdministrator', TEACHER_OF_TWO)).toMatchObject({
      IsElsewhere: true,
      CanEdit: false,
      CanDisable: false,
      CanReset: false,
      Schools: [{ Id: QINGHE }],
    })
    expect(await save('schoolAdministrator', TEACHER_OF_TWO, { Name: '别人' })).toMatchObject({ Code: 403 })
    expect(await save('schoolAdministrator', PLATFORM_REVIEWER, { Title: '' })).toMatchObject({ Code: 403 })
    expect(await save('schoolAdministrator', REVIEWER, { PlatformRight: 1 })).toMatchObject({ Code: 403 })
    expect(await open('teacher', TEACHER_OF_TWO)).toMatchObject({ Code: 403 })
  })

  test('does not take the own right to administer away', async () => {
    const own = await idOf('schoolAdministrator')
    const less = [{ Id: QINGHE, IsCanVerify: false, CanAdminister: false }]
    expect(await save('schoolAdministrator', own, { Schools: less })).toMatchObject({ Code: 403 })
    expect(await save('schoolAdministrator', own, { Schools: [] })).toMatchObject({ Code: 403 })
    const self = await idOf('platformAdministrator')
    expect(await save('platformAdministrator', self, { PlatformRight: 0 })).toMatchObject({ Code: 403 })
    expect(await save('schoolAdministrator', own, { Title: '二级教师' })).toEqual(saved)
  })

  test('who loses the right to administer loses it with the next call', async () => {
    const own = await idOf('schoolAdministrator')
    const with_ = (CanAdminister: boolean) => [{ Id: QINGHE, IsCanVerify: false, CanAdminister }]
    expect(await save('platformAdministrator', own, { Schools: with_(false) })).toEqual(saved)
    expect(await post('schoolAdministrator', getPeople.path, {})).toMatchObject({ Code: 403 })
    expect(await save('platformAdministrator', own, { Schools: with_(true) })).toEqual(saved)
    expect(await post('schoolAdministrator', getPeople.path, {})).toMatchObject({ Code: 200 })
  })

  test('is added with a first password, to a school of one’s own, under a number that has no account', async () => {
    const schools = [{ Id: QINGHE, IsCanVerify: true, CanAdminister: false }]
    const wanted = { Mobile: '137 0000 0001', Name: '新来的', Title: '', RoleId: 1, Schools: schools }
    const made = await post('schoolAdministrator', addPerson.path, wanted)
    const { Id, Password } = z.parse(addPerson.data, made.Data)
    expect(Password).toMatch(/^[a-zA-Z2-9]{10}$/)
    expect(await read('schoolAdministrator', Id)).toMatchObject({
      Mobile: '13700000001',
      Name: '新来的',
      IsFirstPassword: true,
      Schools: schools,
    })
    const { db } = harness().database
    expect(await db.$count(auditEntry, eq(auditEntry.act, 'person.add'))).toBe(1)
    const add = (change: object) => post('schoolAdministrator', addPerson.path, { ...wanted, ...change })
    const there = { Code: 409, Message: '这个手机号已有账号，在人员管理里搜索手机号就能找到' }
    const elsewhere = { Code: 409, Message: '这个手机号已有账号，请由平台管理员把他加入学校' }
    expect(await add({})).toMatchObject(there)
    expect(await add({ Mobile: accounts.cloudSchool.account })).toMatchObject(elsewhere)
    const taken = { ...wanted, Mobile: accounts.cloudSchool.account }
    expect(await post('platformAdministrator', addPerson.path, taken)).toMatchObject(there)
    expect(await add({ Mobile: '12345' })).toMatchObject({ Code: 400, Message: '账号应为 11 位手机号' })
    const other = { Mobile: '13700000002' }
    expect(await add({ ...other, Schools: [] })).toMatchObject({ Code: 400 })
    expect(await add({ ...other, RoleId: 99 })).toMatchObject({ Code: 400 })
    const foreign = [{ Id: JIANGCHENG, IsCanVerify: false, CanAdminister: false }]
    expect(await add({ ...other, Schools: foreign })).toMatchObject({ Code: 403 })
    expect(await post('teacher', addPerson.path, { ...wanted, ...other })).toMatchObject({ Code: 403 })
    expect(await db.$count(membership, eq(membership.userId, Id))).toBe(1)
  })
})
