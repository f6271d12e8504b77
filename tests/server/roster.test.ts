import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { readNotices } from '#server/import/notice-list.ts'
import { readRosterFile } from '#server/import/read-roster-file.ts'
import { type Roster, readRoster } from '#server/import/roster.ts'
import { readTable } from '#server/import/table-file.ts'
import { person } from '#tests/support/roster-person.ts'

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

/** Sheets by their names. */
const workbook = (sheets: Readonly<Record<string, SheetData>>): Promise<Uint8Array> =>
  writeXlsxFile(Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))).toBuffer()

describe('a roster', () => {
  test('whose lines end in two ways, as two programs write them, loses none', async () => {
    const read = await rosterOf(
      'mixed.csv',
      '姓名,手机号,学校\r\n林晓,13800000001,一小\r\n周岚,13800000002,一小\n陈立,13800000003,一小\n',
    )
    expect(read?.people.map(({ name, school }) => [name, school])).toEqual([
      ['林晓', '一小'],
      ['周岚', '一小'],
      ['陈立', '一小'],
    ])
  })

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
        { ...person, saysRole: true },
        { ...person, line: 3, name: '周', mobile: '13800000002', saysRole: true },
        {
          ...person,
          line: 10,
          saysRole: true,
          name: '阿卜杜拉·买买提',
          mobile: '13800000007',
          role: '教研组长',
          canVerify: true,
        },
      ],
      refused: [
        { sheet: '', line: 4, text: '手机号与第 2 行相同' },
        { sheet: '', line: 5, text: '手机号“1380000”不是 11 位数字' },
        { sheet: '', line: 6, text: '没有学校' },
        { sheet: '', line: 7, text: '没有姓名' },
        { sheet: '', line: 8, text: '姓名“=HYPERLINK("http://x”不像姓名' },
        { sheet: '', line: 9, text: '角色“校外人员”不认识' },
      ],
      mended: [
        { sheet: '', line: 3, text: '姓名里前后的空格已去掉' },
        { sheet: '', line: 3, text: '手机号已改为 11 位数字' },
        { sheet: '', line: 3, text: '角色“老师”按“教师”导入' },
        { sheet: '', line: 10, text: '手机号已改为 11 位数字' },
        {
          sheet: '',
          line: 10,
          text: '角色“学校管理员”按“教研组长”导入，可以审核资料；管理人员的权限请在“人员管理”里另外开通',
        },
      ],
      unusedColumns: ['学科'],
      examples: [],
    })
  })

  test('says which role of the product a word of the file becomes, and what comes with it', async () => {
    const lines = [
      '姓名,手机号,学校,角色,职务',
      '林晓,13800000001,一小,教研员,',
      '陈立,13800000002,一小,管理员,',
      '吴凡,13800000003,一小,,审核员',
      '周敏,13800000004,一小,教研组长,',
      '郑好,13800000005,一小,,教师',
    ]
    const roster = await rosterOf('roles.csv', lines.join('\n'))
    expect(roster?.people.map(({ role, canVerify }) => [role, canVerify])).toEqual([
      ['教研组长', true],
      ['教研组长', true],
      ['教研组长', true],
      ['教研组长', true],
      ['教师', false],
    ])
    expect(roster?.mended.map(({ line, text }) => [line, text])).toEqual([
      [2, '角色“教研员”按“教研组长”导入，可以审核资料'],
      [3, '角色“管理员”按“教研组长”导入，可以审核资料；管理人员的权限请在“人员管理”里另外开通'],
      [4, '职务“审核员”按“教研组长”导入，可以审核资料'],
    ])
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
    const bytes = await workbook({
      名单: [
        [{ value: '2026 年教师登记表', columnSpan: 4 }],
        ['填报单位：一小'],
        [],
        ['姓名', '手机号码', '学校名称', '职称'],
        ['林晓', 13_800_000_001, '一小', '一级教师'],
        ['总计', 1],
        ['制表人：周敏'],
      ],
    })
    expect(await rosterOf('roster.xlsx', bytes)).toEqual({
      people: [{ ...person, sheet: '名单', line: 5, title: '一级教师' }],
      refused: [],
      mended: [],
      unusedColumns: [],
      examples: [],
    })
  })

  test('is none without names and phones', async () => {
    expect(await rosterOf('other.csv', '书名,价格\n数学,12')).toBeNull()
  })

  test('that is none is told where it was looked for, and of sheets only where there are several', async () => {
    const other = [['书名', '价格']]
    const refusedOf = (bytes: string | Uint8Array) =>
      readRosterFile({ bytes: Buffer.from(bytes), school: '', roles: [] })
    expect(await refusedOf('')).toEqual({ refused: '名册是空的' })
    expect(await refusedOf('\ufeff\r\n , \r\n')).toEqual({ refused: '名册是空的' })
    expect(await refusedOf('书名,价格\n数学,12')).toEqual({
      refused: '名册里没有找到“姓名”和“手机号”两列',
    })
    expect(await refusedOf(await workbook({ 甲: other }))).toEqual({
      refused: '名册里没有找到“姓名”和“手机号”两列',
    })
    expect(await refusedOf(await workbook({ 甲: other, 乙: other }))).toEqual({
      refused: '名册里没有找到“姓名”和“手机号”两列（在所有工作表里找过）',
    })
  })

  test.each([
    ['姓名（必填）', '手机号\n(11位)', '学校名称*'],
    ['*姓名', '联系电话：', '1、学校全称'],
    ['姓 名', '手机号\n请填 11 位数字', '所在学校【与公章一致】'],
    ['姓名 Name', '手机号码 Mobile', '学校(School)'],
    ['\u200b姓名＊', '手机（本人）', '\ufeff单位'],
  ])('is found by headings with notes, marks and line breaks: %j %j %j', async (...heading) => {
    const bytes = await workbook({ 名单: [heading, ['林晓', 13_800_000_001, '一小']] })
    expect(await rosterOf('headings.xlsx', bytes)).toMatchObject({
      people: [{ ...person, sheet: '名单' }],
      unusedColumns: [],
    })
  })

  test('is found in whatever sheet; each reason says the sheet and the line; an example is nobody', async () => {
    const head = ['序号', '姓名', '手机号', '学校']
    const bytes = await workbook({
      填写说明: [['一、请在后面的工作表里填写']],
      填写示例: [head, [1, '张三', 13_900_000_000, '某某小学']],
      一小: [['一小名单'], head, [1, '林晓', 13_800_000_001, '一小'], [2, '周明', 138, '一小'], [3], [4]],
      二小: [head, [1, '陈立', 13_800_000_001, '二小'], [2, '林晓', 13_800_000_001, '二小']],
    })
    expect(await rosterOf('sheets.xlsx', bytes)).toEqual({
      people: [
        { ...person, sheet: '一小', line: 3 },
        { ...person, sheet: '二小', line: 3, school: '二小' },
      ],
      refused: [
        { sheet: '一小', line: 4, text: '手机号“138”不是 11 位数字' },
        { sheet: '二小', line: 2, text: '手机号与工作表“一小”第 3 行相同' },
      ],
      mended: [],
      unusedColumns: ['序号'],
      examples: ['填写示例'],
    })
  })

  test('keeps the school of each line, also where it stands once in a merged cell', async () => {
    const bytes = await workbook({
      名单: [
        ['学校', '姓名', '手机号', '学科'],
        [{ value: '一小', rowSpan: 3 }, '林晓', 13_800_000_001, '语文'],
        [null, '周明', 13_800_000_002, '数学'],
        [null, '', '', ''],
        [{ value: '二小', rowSpan: 2 }, '陈立', 13_800_000_003, '语文'],
        [null, '吴凡', 13_800_000_004, '语文'],
        ['', '郑好', 13_800_000_005, '语文'],
      ],
    })
    const roster = await rosterOf('merged.xlsx', bytes)
    expect(roster?.people.map(({ line, school }) => [line, school])).toEqual([
      [2, '一小'],
      [3, '一小'],
      [5, '二小'],
      [6, '二小'],
    ])
    expect(roster?.refused).toEqual([{ sheet: '名单', line: 7, text: '没有学校' }])
  })

  test('may have a heading of two rows, and its heading again further down', async () => {
    const bytes = await workbook({
      名单: [
        [
          { value: '姓名', rowSpan: 2 },
          { value: '联系方式', columnSpan: 2 },
          null,
          { value: '学校', rowSpan: 2 },
        ],
        [null, '座机', '手机号', null],
        ['林晓', '0571-88880000', '13800000001', '一小'],
        ['手机号', '姓名', '学校'],
        ['13800000002', '周明', '二小'],
      ],
    })
    expect((await rosterOf('two-rows.xlsx', bytes))?.people).toEqual([
      { ...person, sheet: '名单', line: 3 },
      { ...person, sheet: '名单', line: 5, name: '周明', mobile: '13800000002', school: '二小' },
    ])
  })

  test('has what was mistyped or pasted along put right, and told', async () => {
    const lines = [
      '姓名,手机号,学校,职务',
      '周　明,１３８００００００02,一小,班主任',
      "'陈立,'13800000003,一小,",
      '\u200b吴凡\u00a0,138\u00a00000\u20110004,一 小,教研组长',
      '古丽•阿不都,0086 13800000005,实验小学（东区）,',
      '郑好,13800000006.0,实验小学(东区),',
      '王宁,1.3800000007E+10,一小,老师',
    ]
    expect(await rosterOf('signs.csv', lines.join('\n'))).toMatchObject({
      people: [
        {
          name: '周明',
          mobile: '13800000002',
          school: '一小',
          role: '教师',
          canVerify: false,
          saysRole: false,
        },
        { name: '陈立', mobile: '13800000003', school: '一小' },
        {
          name: '吴凡',
          mobile: '13800000004',
          school: '一小',
          role: '教研组长',
          canVerify: true,
          saysRole: true,
        },
        { name: '古丽·阿不都', mobile: '13800000005', school: '实验小学（东区）' },
        { name: '郑好', mobile: '13800000006', school: '实验小学（东区）' },
        { name: '王宁', mobile: '13800000007', school: '一小' },
      ],
      refused: [],
      mended: [
        [2, '姓名里中间的空格已去掉'],
        [2, '手机号已改为 11 位数字'],
        [2, '职务“班主任”按“教师”导入'],
        [3, '姓名里开头的撇号已去掉'],
        [3, '手机号已改为 11 位数字'],
        [4, '姓名里看不见的字符已去掉，前后的空格已去掉'],
        [4, '手机号已改为 11 位数字'],
        [4, '学校里中间的空格已去掉'],
        [5, '姓名里间隔号已改为“·”'],
        [5, '手机号已改为 11 位数字'],
        [6, '手机号已改为 11 位数字'],
        [6, '学校“实验小学(东区)”按“实验小学（东区）”导入'],
        [7, '手机号已改为 11 位数字'],
      ].map(([line, text]) => ({ line, text })),
    })
  })

  test.each([
    ['周明,1.38E+10,一小', '手机号存成了“1.38E+10”，后几位已经丢失；请把这一列的格式改为文本后重新填写'],
    ['周明,13800000001/13800000002,一小', '手机号有两个，请只留一个'],
    ['周明,13800000001,#N/A', '学校“#N/A”不像校名'],
    ['周明,,一小', '没有手机号'],
  ])('says what cannot be put right: %s', async (line, text) => {
    expect(await rosterOf('beyond.csv', `姓名,手机号,学校\n${line}`)).toMatchObject({
      people: [],
      refused: [{ line: 2, text }],
    })
  })

  test('says that the same person stands there twice; a name that begins like a total is a name', async () => {
    const lines = ['姓名,手机号,学校', '共明,13800000001,一小', '共明,13800000001,一小', '共 1 人,,']
    expect(await rosterOf('twice.csv', lines.join('\n'))).toMatchObject({
      people: [{ name: '共明' }],
      refused: [{ line: 3, text: '与第 2 行是同一个人' }],
    })
  })

  test('may be parted by tabs in UTF-16, as a spreadsheet saves Unicode text', async () => {
    const text = '\ufeff姓名\t手机号\t学校\r\n林晓\t13800000001\t一小\r\n'
    expect((await rosterOf('unicode.txt', Buffer.from(text, 'utf16le')))?.people).toEqual([person])
  })

  test.each([
    ['old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '旧版 xls，或设了打开密码'],
    ['broken.xlsx', Buffer.from('PK\u0003\u0004 and nothing more'), '表格读不出来'],
    ['quote.csv', '姓名,手机号\n林晓,"13800000001\n周明,1', '引号没有成对'],
  ])('that cannot be read says why: %s', async (name, bytes, told) => {
    await expect(rosterOf(name, bytes)).rejects.toThrow(told)
  })
})

test('a moment in a table keeps its time of day', async () => {
  const at = new Date('2026-09-01T08:30:00Z')
  const bytes = await workbook({
    通知: [
      ['标题', '内容', '发布时间'],
      ['一', '文', { value: at, format: 'yyyy-mm-dd hh:mm' }],
      ['二', '文', { value: new Date('2026-09-01T00:00:00Z'), format: 'yyyy"年"m"月"d"日"' }],
    ],
  })
  const list = readNotices(await readTable(await fileWith('notices.xlsx', bytes)), {
    school: '一小',
    by: '13800000001',
  })
  expect(list?.notices.map(({ publishedAt }) => publishedAt?.toISOString())).toEqual([
    '2026-09-01T00:30:00.000Z',
    '2026-08-31T16:00:00.000Z',
  ])
})
