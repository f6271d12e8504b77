import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { category } from '#server/db/schema/category.ts'
import { curriculumNode } from '#server/db/schema/curriculum-node.ts'
import { membership } from '#server/db/schema/membership.ts'
import { role } from '#server/db/schema/role.ts'
import { initialPasswordsTo } from '#server/import/initial-passwords.ts'
import { importPeople, type NewAccount } from '#server/import/people.ts'
import { type Roster, type RosterPerson, readRoster } from '#server/import/roster.ts'
import { readTable } from '#server/import/table-file.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { CURRENT, clientOf } from '#tests/support/server-client.ts'
import { ENGINES, openEmptyDatabase, SEEDED_AT } from '#tests/support/test-databases.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhiyuan-roster-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fileWith = async (name: string, bytes: string | Uint8Array): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const rosterOf = async (name: string, bytes: string | Uint8Array, school = ''): Promise<Roster | null> =>
  readRoster(await readTable(await fileWith(name, bytes)), school)

const person: RosterPerson = {
  line: 2,
  name: '林晓',
  mobile: '13800000001',
  school: '一小',
  title: '',
  role: '教师',
  canVerify: false,
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The smallest workbook of one sheet: texts inline, numbers as numbers. */
const workbook = (rows: readonly (readonly (string | number)[])[]): Uint8Array => {
  const cell = (value: string | number, column: number, row: number) => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const data = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cell(value, column, row)).join('')}</row>`,
  )
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="名单" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData></worksheet>`,
    ),
  })
}

describe('a roster', () => {
  test('is read line by line; every fault is named, and the good lines are taken', async () => {
    const lines = [
      '\uFEFF姓名,手机号,学校,学科,角色',
      '林晓,13800000001,一小,"语文,数学",教师',
      ' 周 ,138 0000 0002,一小,语文,老师',
      '陈立,13800000001,一小,语文,教师',
      '吴凡,1380000,一小,语文,教师',
      '郑好,13800000003,,语文,教师',
      ',13800000004,一小,语文,教师',
      '"=HYPERLINK(""http://x/"",""点"")",13800000005,一小,语文,教师',
      '王明,13800000006,一小,语文,校外人员',
      '阿卜杜拉·买买提,+86 138-0000-0007,一小,体育,学校管理员',
      '',
      '合计,6人,,,',
    ]
    expect(await rosterOf('utf8.csv', lines.join('\r\n'))).toEqual({
      people: [
        person,
        { ...person, line: 3, name: '周', mobile: '13800000002' },
        {
          ...person,
          line: 10,
          name: '阿卜杜拉·买买提',
          mobile: '13800000007',
          role: '教研组长',
          canVerify: true,
        },
      ],
      refused: [
        { line: 4, text: '手机号与第 2 行相同' },
        { line: 5, text: '手机号不是 11 位数字' },
        { line: 6, text: '没有学校' },
        { line: 7, text: '没有姓名' },
        { line: 8, text: '姓名“=HYPERLINK("http://x”不像姓名' },
        { line: 9, text: '角色“校外人员”不认识' },
      ],
      mended: [
        { line: 3, text: '手机号里的空格和符号已去掉' },
        { line: 3, text: '角色“老师”按“教师”导入' },
        { line: 10, text: '手机号里的空格和符号已去掉' },
      ],
      unusedColumns: ['学科'],
    })
  })

  test('may be in GBK, and may leave the school to whoever imports it', async () => {
    // 姓名,手机\n林晓,13800000001 as a spreadsheet of a Chinese Windows writes it.
    const bytes = Buffer.from(
      `d0d5c3fb2ccad6bbfa0ac1d6cffe2c${Buffer.from('13800000001').toString('hex')}`,
      'hex',
    )
    expect((await rosterOf('gbk.csv', bytes, '一小'))?.people).toEqual([person])
  })

  test('may be a workbook with a title above, phones as numbers and a foot', async () => {
    const bytes = workbook([
      ['2026 年教师登记表'],
      ['填报单位：一小'],
      [],
      ['姓名', '手机号码', '学校名称', '职称'],
      ['林晓', 13800000001, '一小', '一级教师'],
      ['总计', 1],
      ['制表人：周敏'],
    ])
    expect(await rosterOf('roster.xlsx', bytes)).toEqual({
      people: [{ ...person, line: 5, title: '一级教师' }],
      refused: [],
      mended: [],
      unusedColumns: [],
    })
  })

  test('is none without names and phones', async () => {
    expect(await rosterOf('other.csv', '书名,价格\n数学,12')).toBeNull()
  })
})

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

describe.each(ENGINES)('a school without the demonstration on %s', (engine) => {
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
})
