import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { checkItems } from '#server/import/questions/parse-question-file.ts'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { anXlsx, type SheetCell, sheetDrawing } from '#tests/support/office-files.ts'

const read = (bytes: Uint8Array | string) => {
  const { format, items } = readQuestions(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  return {
    format,
    items: items.map(({ place, outcome }) =>
      'question' in outcome
        ? {
            place,
            kind: outcome.question.kind,
            stem: outcome.question.stem,
            options: outcome.question.options,
            answers: outcome.question.answers,
            analysis: outcome.question.analysis,
            score: outcome.question.score,
            level: outcome.question.particulars.level,
            knowledge: outcome.question.knowledge,
            lost: outcome.lost,
          }
        : { place, refused: outcome.refused, stem: outcome.draft?.stem },
    ),
  }
}
const refusalOf = (bytes: Uint8Array | string): string => {
  try {
    return JSON.stringify(read(bytes))
  } catch (error) {
    return (error as Error).message
  }
}

const HEAD = [
  '序号',
  '题型',
  '*题干（必填）',
  '选项A',
  '选项B',
  '选项C',
  '答案',
  '解析',
  '难度',
  '分值',
  '知识点',
]
const ROWS: readonly (readonly SheetCell[])[] = [
  ['八年级数学试题导入模板'],
  HEAD,
  [1, '单选题', '4 的平方根是', '2', '±2', '16', 'B', '正数有两个平方根', '较易', 3, '平方根；实数'],
  [2, '多选题', '是有理数的有', '1/2', 0, '√2', 'AB', '', '中等', '4分'],
  [3, '判断题', '0 没有平方根。', '正确', '错误', '', '错', '', '★', 2],
  [4, '填空题', '9 的平方根是____，27 的立方根是____。', '', '', '', '±3；3', '', '0.85', 4],
  [5, '解答题', '证明：√2 是无理数。', '', '', '', '用反证法。', '', '很怪', 8],
]

describe('a table of questions', () => {
  test('is read by its headings, whatever notes they bear and whatever stands above them', () => {
    const empty = { knowledge: '', lost: [], analysis: '', options: [] }
    expect(read(anXlsx({ 模板: ROWS }))).toEqual({
      format: 'Excel',
      items: [
        {
          ...empty,
          place: '第 3 行',
          kind: 'single',
          stem: '4 的平方根是',
          options: ['2', '±2', '16'],
          answers: [['B']],
          analysis: '正数有两个平方根',
          score: 3,
          level: 18,
          knowledge: '平方根',
        },
        {
          ...empty,
          place: '第 4 行',
          kind: 'multiple',
          stem: '是有理数的有',
          options: ['1/2', '0', '√2'],
          answers: [['A', 'B']],
          score: 4,
          level: 19,
        },
        {
          ...empty,
          place: '第 5 行',
          kind: 'judgement',
          stem: '0 没有平方根。',
          answers: [['B']],
          score: 2,
          level: 17,
        },
        {
          ...empty,
          place: '第 6 行',
          kind: 'blanks',
          stem: '9 的平方根是___，27 的立方根是___。',
          answers: [['±3'], ['3']],
          score: 4,
          level: null,
        },
        {
          ...empty,
          place: '第 7 行',
          kind: 'essay',
          stem: '证明：√2 是无理数。',
          answers: [['用反证法。']],
          score: 8,
          level: null,
          lost: ['难度“很怪”看不懂，没有导入'],
        },
      ],
    })
    const { reports } = checkItems(readQuestions(anXlsx({ 模板: ROWS })).items, 1)
    expect(reports.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'added'))
  })

  test('says what is wrong with a line, and keeps the rest of it', () => {
    const rows = [
      ['题目', '答案', '选项A', '选项B'],
      ['没有答案的', '', '甲', '乙'],
      ['答案指错了', 'D', '甲', '乙'],
      ['', 'A', '甲', '乙'],
      ['只有 ____ 和 ____', '一个', '', ''],
    ]
    const { items } = read(anXlsx({ 表: rows }))
    expect(items).toEqual([
      { place: '第 2 行', stem: '没有答案的', refused: '没有找到答案' },
      { place: '第 3 行', stem: '答案指错了', refused: '答案里的 D 没有对应的选项' },
      { place: '第 4 行', stem: '', refused: '题干是空的' },
      { place: '第 5 行', stem: '只有 ___ 和 ___', refused: '题干有 2 个空，答案有 1 个' },
    ])
  })

  test('may stand in any sheet and in several, with options in one cell and cells merged over rows', () => {
    const raised: SheetCell = {
      xml: '<r><t>x</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r><r><t>=4</t></r>',
    }
    const rows: readonly (readonly SheetCell[])[] = [
      ['类型', '试题', '选项', '正确答案'],
      ['单选', raised, 'A. 2\nB. ±2', 'B'],
      ['', '第二题', '甲|乙|丙', 'c'],
    ]
    const merged = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>'
    const { items } = read(anXlsx({ 说明: [['请看下一页']], 甲: rows, 乙: rows }, merged))
    expect(items.slice(0, 2)).toMatchObject([
      {
        place: '工作表“甲”第 2 行',
        kind: 'single',
        stem: 'x<sup>2</sup>=4',
        options: ['2', '±2'],
        answers: [['B']],
      },
      { place: '工作表“甲”第 3 行', kind: 'single', options: ['甲', '乙', '丙'], answers: [['C']] },
    ])
    expect(items.length).toBe(4)
  })

  test('is read as CSV too, and nothing of GIFT is taken for one', () => {
    expect(read('题型,题干,选项A,选项B,答案\n单选题,"1,5 大于",1,2,A\n')).toMatchObject({
      format: 'CSV',
      items: [{ stem: '1,5 大于', options: ['1', '2'], answers: [['A']] }],
    })
    expect(read('::题目一, 二:: 这道题目的答案, 是多少？ {=2 ~3}').format).toBe('GIFT')
  })

  test('is refused in words where it has no heading, no lines, or too many', () => {
    expect(
      refusalOf(
        anXlsx({
          表: [
            ['姓名', '手机号'],
            ['甲', '1'],
          ],
        }),
      ),
    ).toMatch(/没有找到表头.*“题干”和“答案”/)
    expect(refusalOf(anXlsx({ 表: [HEAD] }))).toMatch(/没有题目/)
    const many = Array.from({ length: 20_001 }, () => ['题', 'A'])
    expect(refusalOf(anXlsx({ 表: many }))).toMatch(/多于 20000 行/)
  })

  test('of an old or a protected kind says what to do', () => {
    const compound = (name: string) =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(name, 'utf16le')])
    expect(refusalOf(compound('Workbook'))).toMatch(/旧版 Excel 文件（\.xls），请另存为 \.xlsx/)
    expect(refusalOf(compound('WordDocument'))).toMatch(/旧版 Word 文件（\.doc），请另存为 \.docx/)
    expect(refusalOf(compound('EncryptedPackage'))).toMatch(/密码/)
    expect(refusalOf('{\\rtf1 题}')).toMatch(/另存为 \.docx/)
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(31 * 1024 * 1024) }, { level: 9 })
    expect(refusalOf(bomb)).toMatch(/太大/)
    expect(refusalOf(zipSync({ 'xl/workbook.xml': Buffer.from('<workbook') }))).toMatch(/读不出来/)
  })
})

describe('pictures of a workbook', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const img = (name: string) => `<img src="picture:xl/media/${name}" alt="" />`
  const SHEET = {
    题: [
      ['题干', '选项A', '选项B', '答案', '备注'],
      ['哪个是圆？', '', '方', 'A', ''],
      ['看图', '1', '2', 'B', ''],
    ],
  }

  test('are read into the cell or the question that they lie over', () => {
    const drawing = sheetDrawing([
      [0, 0, 'logo.png', PIXEL],
      [1, 1, 'a.png', PIXEL],
      [2, 4, 'b.png', PIXEL],
      [5, 0, 'c.png', PIXEL],
    ])
    expect(read(anXlsx(SHEET, '', drawing)).items).toMatchObject([
      { stem: '哪个是圆？', options: [img('a.png'), '方'] },
      { stem: `<p>看图</p><p>${img('b.png')}</p><p>${img('c.png')}</p>`, options: ['1', '2'] },
    ])
    const { items } = readQuestions(anXlsx(SHEET, '', drawing))
    const [first] = items.map(({ outcome }) => ('question' in outcome ? outcome.question.pictures : null))
    expect([...(first?.keys() ?? [])]).toEqual(['xl/media/a.png'])
  })

  test('of WPS in cells are read, what cannot be shown is told', () => {
    const wps = {
      'xl/cellimages.xml':
        '<etc:cellImages xmlns:etc="urn:etc" xmlns:r="urn:r"><etc:cellImage><xdr:pic><xdr:cNvPr name="ID_1"/><a:blip r:embed="r1"/></xdr:pic></etc:cellImage></etc:cellImages>',
      'xl/_rels/cellimages.xml.rels':
        '<Relationships><Relationship Id="r1" Target="media/w.png"/></Relationships>',
      'xl/media/w.png': PIXEL,
    }
    const rows = {
      题: [
        ['题干', '选项A', '选项B', '答案'],
        ['哪个？', '=DISPIMG("ID_1",1)', '方', 'A'],
      ],
    }
    expect(read(anXlsx(rows, '', wps)).items).toMatchObject([{ options: [img('w.png'), '方'] }])
    expect(read(anXlsx(rows)).items).toMatchObject([{ refused: '有一张图片不在文件里，可能是链接的图片' }])
    const metafile = sheetDrawing([[1, 0, 'a.emf', Buffer.from('no picture')]])
    expect(read(anXlsx(SHEET, '', metafile)).items[0]).toMatchObject({
      refused: '有一张图片是 EMF，请换成 PNG 或 JPG',
    })
  })
})
