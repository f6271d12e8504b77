import { describe, expect, test } from 'vitest'
import { docxLines } from '#server/import/questions/docx-lines.ts'
import { unpacked } from '#server/import/questions/package-files.ts'
import { checkItems } from '#server/import/questions/parse-question-file.ts'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { aDocx, wordParagraph, wordPicture, wordRun, wordTable } from '#tests/support/office-files.ts'
import { PIXEL } from '#tests/support/question-files.ts'

const read = (blocks: readonly string[], more: Parameters<typeof aDocx>[1] = {}) =>
  readQuestions(aDocx(blocks, more)).items.map(({ place, outcome }) => {
    const told: { lost?: readonly string[]; refused?: string } =
      'question' in outcome ? { lost: outcome.lost } : { refused: outcome.refused }
    const question = 'question' in outcome ? outcome.question : outcome.draft
    return {
      place,
      kind: question?.kind,
      stem: question?.stem,
      options: question?.options,
      answers: question?.answers,
      analysis: question?.analysis,
      score: question?.score,
      parts: question?.parts,
      knowledge: question?.knowledge,
      level: question?.particulars.level,
      pictures: question?.pictures.size,
      ...told,
    }
  })

const PAPER = [
  '2025 学年八年级数学期中试题',
  '一、单项选择题（本题共 3 小题，每题 3 分，共 9 分）',
  '1．下列各数中，是无理数的是（　　）',
  'A．3.14\tB．√2\tC．0\tD．1/3',
  '【答案】B',
  '【解析】√2 不能写成分数。',
  '所以选 B。',
  '【难度】较易',
  '【知识点】无理数',
  '2、4 的平方根是 （ C ） A. 2 B. -2 C. ±2',
  '3.（5分）最大的是',
  'A、一',
  'B、二',
  '还有一行',
  'C、三',
  '答案：C',
  '解析：数一数。',
  '二、判断题（每题2分）',
  '4. 0 没有平方根。（ × ）',
  '5. 有理数都能写成分数。',
  '【答案】正确',
  '三、填空题（每空 2 分）',
  '6. 9 的平方根是____，27 的立方根是＿＿＿＿。',
  '【答案】±3；3',
  '7. 计算（　　）的结果。',
  '【答案】5',
  '四、解答题',
  '8.（10 分）已知 a > 0。',
  '（1）求 a；',
  '（2）求 b。',
  '【答案】（1）1；（2）2',
  '【分析】先看 a。',
  '【详解】1. 代入。',
  '2. 化简。',
]

describe('a paper in Word', () => {
  test('is read by its headings, numbers, letters and names', () => {
    const items = read(PAPER)
    expect(items.map(({ place, kind, score }) => [place, kind, score])).toEqual([
      ['第 1 题', 'single', 3],
      ['第 2 题', 'single', 3],
      ['第 3 题', 'single', 5],
      ['第 4 题', 'judgement', 2],
      ['第 5 题', 'judgement', 2],
      ['第 6 题', 'blanks', 4],
      ['第 7 题', 'blanks', 2],
      ['第 8 题', 'essay', 10],
    ])
    expect(items[0]).toMatchObject({
      stem: '下列各数中，是无理数的是（　　）',
      options: ['3.14', '√2', '0', '1/3'],
      answers: [['B']],
      analysis: '<p>√2 不能写成分数。</p><p>所以选 B。</p>',
      level: 18,
      knowledge: '无理数',
      lost: [],
    })
    expect(items[1]).toMatchObject({
      stem: '4 的平方根是 （　　）',
      options: ['2', '-2', '±2'],
      answers: [['C']],
    })
    expect(items[2]).toMatchObject({
      stem: '最大的是',
      options: ['一', '<p>二</p><p>还有一行</p>', '三'],
      answers: [['C']],
      analysis: '数一数。',
    })
    expect(items[3]).toMatchObject({ stem: '0 没有平方根。（　　）', answers: [['B']] })
    expect(items[4]).toMatchObject({ answers: [['A']] })
    expect(items[5]).toMatchObject({ stem: '9 的平方根是___，27 的立方根是___。', answers: [['±3'], ['3']] })
    expect(items[6]).toMatchObject({ stem: '计算___的结果。', answers: [['5']] })
    expect(items[7]).toMatchObject({
      stem: '<p>已知 a &gt; 0。</p><p>（1）求 a；</p><p>（2）求 b。</p>',
      answers: [['（1）1；（2）2']],
      analysis: '<p>【分析】先看 a。</p><p>【详解】1. 代入。</p><p>2. 化简。</p>',
    })
    const { reports } = checkItems(readQuestions(aDocx(PAPER)).items, 1)
    expect(reports.filter(({ outcome }) => outcome !== 'added')).toEqual([])
  })

  test('has its answers behind all questions, in ranges, one by one, or in a table', () => {
    const questions = [
      '一、选择题',
      ...[1, 2, 3].flatMap((number) => [`${number}. 第 ${number} 问`, 'A. 甲 B. 乙 C. 丙']),
      '二、判断题',
      '4. 对不对',
      '三、填空题',
      '5. 一加一是____',
      '四、解答题',
      '6. 为什么',
    ]
    const answers = (lines: readonly string[]) => read([...questions, ...lines]).map((it) => it.answers?.[0])
    const right = [['A'], ['C'], ['A', 'B'], ['A'], ['2'], ['因为。']]
    const rest = ['4. √', '5. 2', '6. 因为。', '【解析】想一想。']
    const single = [['A'], ['C'], ['B'], ['A'], ['2'], ['因为。']]
    expect(answers(['参考答案：1-3 ACB', ...rest])).toEqual(single)
    expect(answers(['参考答案与解析', '一、选择题', '1～2：A C', '3. B', ...rest])).toEqual(single)
    expect(answers(['答案与评分标准', '1. A  2. C  3. AB', ...rest])).toEqual(right)
    const shortly = ['一、1.A  2.C  3.AB', '二、4.√', '三、5. 2', '四、6. 因为。', '【解析】想一想。']
    expect(answers(['参考答案', ...shortly])).toEqual(right)
    expect(answers(['参考答案', '一、选择题：1.A 2.C 3.AB', '二、4.√', '三、5．2 6．因为。'])).toEqual(right)
    const table = wordTable([
      ['题号', '1', '2', '3'],
      ['答案', 'A', 'C', 'AB'],
    ])
    expect(answers(['参考答案', table, ...rest])).toEqual(right)
    expect(read([...questions, '参考答案', ...rest]).at(-1)?.analysis).toBe('想一想。')
  })

  test('whose numbers begin anew in every section finds the answers of each', () => {
    const items = read([
      '一、判断题',
      '1. 甲对',
      '2. 乙对',
      '二、填空题',
      '1. 丙是____',
      '参考答案',
      '一、判断题',
      '1. 对  2. 错',
      '二、填空题',
      '1. 丁',
    ])
    expect(items.map(({ place, answers }) => [place, answers])).toEqual([
      ['一、第 1 题', [['A']]],
      ['一、第 2 题', [['B']]],
      ['二、第 1 题', [['丁']]],
    ])
  })

  test('says of each question what could not be found, and keeps the rest', () => {
    const items = read([
      '一、选择题',
      '1. 没有选项的',
      '【答案】A',
      '2. 没有答案的',
      'A. 甲 B. 乙',
      '3. 答案不在选项里',
      'A. 甲 B. 乙',
      '【答案】D',
      '二、填空题',
      '4. 没有答案的____',
    ])
    expect(items.map(({ place, refused, stem }) => [place, refused, stem])).toEqual([
      ['第 1 题', '没有找到选项', '没有选项的'],
      ['第 2 题', '没有找到答案', '没有答案的'],
      ['第 3 题', '答案里的 D 没有对应的选项', '答案不在选项里'],
      ['第 4 题', '没有找到答案', '没有答案的___'],
    ])
  })

  test('with a text that questions share makes one question of them', () => {
    const items = read([
      '一、现代文阅读',
      '阅读下面的文字，完成 1～2 题。',
      '从前有座山。',
      '1. 有什么？',
      'A. 山 B. 水',
      '【答案】A',
      '2. 为什么？',
      '【答案】不知道。',
      '二、填空题',
      '3. 山有____',
      '【答案】木',
    ])
    expect(items.map(({ place, kind, lost }) => [place, kind, lost])).toEqual([
      ['第 1–2 题', 'composite', []],
      ['第 3 题', 'blanks', []],
    ])
    expect(items[0]?.stem).toBe('<p>阅读下面的文字，完成 1～2 题。</p><p>从前有座山。</p>')
    expect(items[0]?.parts?.map(({ kind, stem }) => [kind, stem])).toEqual([
      ['single', '有什么？'],
      ['essay', '为什么？'],
    ])
  })

  test('numbered by Word itself, stems and options, is read as it is seen', () => {
    const level = (at: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
    const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.')}</w:abstractNum><w:abstractNum w:abstractNumId="8">${level(0, 'upperLetter', '%1．')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="8"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`
    const listed = (text: string, list: number) =>
      wordParagraph(text, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`)
    const blocks = [
      listed('第一问', 1),
      listed('甲', 2),
      listed('乙', 2),
      '【答案】A',
      listed('第二问', 1),
      listed('丙', 3),
      listed('丁', 3),
      '【答案】B',
    ]
    expect(read(blocks, { more: { 'word/numbering.xml': numbering } })).toMatchObject([
      { place: '第 1 题', stem: '第一问', options: ['甲', '乙'], answers: [['A']] },
      { place: '第 2 题', stem: '第二问', options: ['丙', '丁'], answers: [['B']] },
    ])
  })

  test('keeps raised figures, underlined blanks, dotted words, pictures and tables', () => {
    const raised = wordRun('2', '<w:vertAlign w:val="subscript"/>')
    const items = read(
      [
        wordParagraph(
          `${wordRun('1. H')}${raised}${wordRun('O 是')}${wordRun('    ', '<w:u w:val="single"/>')}`,
        ),
        wordParagraph(`${wordRun('见图')}${wordPicture('p1')}${wordRun('加点', '<w:em w:val="dot"/>')}`),
        wordTable([
          ['x', '1'],
          ['y', '2'],
        ]),
        '【答案】水',
      ],
      { media: { p1: ['a.png', PIXEL] } },
    )
    expect(items).toMatchObject([
      {
        kind: 'blanks',
        stem: '<p>H<sub>2</sub>O 是___</p><p>见图<img src="picture:word/media/a.png" alt="" width="100" height="50" /><u>加点</u></p><table><tbody><tr><td>x</td><td>1</td></tr><tr><td>y</td><td>2</td></tr></tbody></table>',
        pictures: 1,
        answers: [['水']],
      },
    ])
    const { ready } = checkItems(
      readQuestions(
        aDocx([wordParagraph(`${wordRun('1. 图')}${wordPicture('p1')}`)], {
          media: { p1: ['a.png', PIXEL] },
        }),
      ).items,
      1,
    )
    expect(ready[0]?.checked.pictures.length).toBe(1)
  })

  test('figures that are only moved up or down are raised and lowered, in what is typed into a blank too', () => {
    const moved = (text: string, by: number) => wordRun(text, `<w:position w:val="${by}"/><w:sz w:val="19"/>`)
    expect(
      read([
        wordParagraph(
          `${wordRun('1. 10')}${moved('-3', 8)}${wordRun('米的水H')}${moved('2', -6)}${wordRun('O____')}`,
        ),
        wordParagraph(`${wordRun('【答案】5.184×10')}${moved('6', 8)}`),
        // A hair's breadth, and words, are as they are.
        wordParagraph(`${wordRun('2. x')}${moved('2', 1)}${moved('公式旁边的字', -6)}${wordRun('____')}`),
        wordParagraph('【答案】1'),
      ]).map(({ stem, answers }) => ({ stem, answers })),
    ).toEqual([
      { stem: '10<sup>-3</sup>米的水H<sub>2</sub>O___', answers: [['5.184×10^6']] },
      { stem: 'x2公式旁边的字___', answers: [['1']] },
    ])
  })

  test('tells what of a question cannot be read', () => {
    const metafile = { media: { p1: ['a.emf', Buffer.from('not a picture')] as const } }
    expect(read([wordParagraph(`${wordRun('1. 图')}${wordPicture('p1')}`)], metafile)).toMatchObject([
      { refused: '有一张图片是 EMF，请换成 PNG 或 JPG', stem: '图［图］' },
    ])
    expect(read([wordParagraph(`${wordRun('1. 图')}${wordPicture('gone')}`)])).toMatchObject([
      { refused: '有一张图片不在文件里，可能是链接的图片' },
    ])
    const mathType = '<w:r><w:object><o:OLEObject xmlns:o="o" ProgID="Equation.DSMT4"/></w:object></w:r>'
    expect(read([wordParagraph(`${wordRun('1. 解')}${mathType}`)])).toMatchObject([
      { refused: expect.stringMatching(/^有一处 MathType 公式读不出来/) as unknown, stem: '解［公式］' },
    ])
  })

  test('is refused in words where there is no question in it, or too much', () => {
    const refusal = (blocks: readonly string[]): string => {
      try {
        return JSON.stringify(read(blocks))
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(refusal(['只是一段话'])).toMatch(/没有找到题目：题号要写成/)
    expect(refusal(Array.from({ length: 20_001 }, (_, at) => `${Math.sin(at)}${Math.cos(at)}`))).toMatch(
      /多于 20000 段/,
    )
    const many = Array.from({ length: 10_000 }, (_, at) => (at % 2 === 0 ? `${at / 2 + 1}. 问` : '答案：对'))
    expect(refusal(many.slice(0, 4000))).toMatch(/"第 2000 题"/)
    expect(refusal(many)).toMatch(/题目多于 3000 道/)
  })
})

describe('a formula of Word', () => {
  const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
  const e = (inside: string, name = 'e') => `<m:${name}>${inside}</m:${name}>`
  const latex = (inside: string) => {
    const file = aDocx([`<w:p><m:oMath>${inside}</m:oMath></w:p>`])
    const { lines, marks } = docxLines(unpacked(file).files)
    return [marks.html(lines[0]?.text ?? ''), marks.faultsIn(lines[0]?.text ?? '')]
  }
  const FORMULAS: readonly (readonly [omml: string, latex: string])[] = [
    [`<m:f>${e(r('1'), 'num')}${e(r('2'), 'den')}</m:f>`, '\\frac{1}{2}'],
    [`<m:sSup>${e(r('x'))}${e(r('2'), 'sup')}</m:sSup>`, 'x^{2}'],
    [`<m:sSub>${e(r('a'))}${e(r('n'), 'sub')}</m:sSub>`, 'a_{n}'],
    [`<m:sSubSup>${e(r('a'))}${e(r('n'), 'sub')}${e(r('2'), 'sup')}</m:sSubSup>`, 'a_{n}^{2}'],
    [`<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(r('2'))}</m:rad>`, '\\sqrt{2}'],
    [`<m:rad>${e(r('3'), 'deg')}${e(r('x'))}</m:rad>`, '\\sqrt[3]{x}'],
    [
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(r('i=1'), 'sub')}${e(r('n'), 'sup')}${e(r('i'))}</m:nary>`,
      '\\sum_{i=1}^{n}{i}',
    ],
    [`<m:d>${e(r('x+1'))}</m:d>`, '\\left(x+1\\right)'],
    [
      `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(r('x=1'))}${e(r('y=2'))}</m:eqArr>`)}</m:d>`,
      '\\left\\{\\begin{array}{l}x=1\\\\y=2\\end{array}\\right.',
    ],
    [
      `<m:m><m:mr>${e(r('1'))}${e(r('2'))}</m:mr><m:mr>${e(r('3'))}${e(r('4'))}</m:mr></m:m>`,
      '\\begin{matrix}1&amp;2\\\\3&amp;4\\end{matrix}',
    ],
    [`<m:func>${e(r('sin'), 'fName')}${e(r('x'))}</m:func>`, '\\sin {x}'],
    [`<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('AB'))}</m:acc>`, '\\overrightarrow{AB}'],
    [`<m:limLow>${e(r('lim'))}${e(r('n→∞'), 'lim')}</m:limLow>`, '\\lim_{n\\to \\infty }'],
    [r('x≤2 且 x≠π'), 'x\\le 2\\text{且}x\\ne \\pi'],
  ]

  test.each(FORMULAS)('%s is %s', (omml, expected) => {
    expect(latex(omml)).toEqual([`\\(${expected}\\)`, []])
  })

  test('with something unknown in it is told', () => {
    expect(latex('<m:strange/>')).toEqual(['［公式］', ['有一处公式（strange）读不出来']])
  })
})
