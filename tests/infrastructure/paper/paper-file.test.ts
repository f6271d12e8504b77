// @vitest-environment happy-dom
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { PaperFileRequest, PaperWords } from '#application/paper/paper-file.port.ts'
import { PLAIN_FRAME } from '#domain/paper/paper-frame.ts'
import type { AnswerPlacing, PaperSheet } from '#domain/paper/paper-sheet.ts'
import type { Question } from '#domain/question/question.ts'
import { LESSON_QUESTIONS } from '#infrastructure/memory/content/questions.ts'
import { docxPaperFile } from '#infrastructure/paper/paper-file.docx.ts'
import type { PictureSource } from '#infrastructure/paper/picture-source.ts'

const WORDS: PaperWords = {
  facts: '时间：45 分钟　满分：100 分',
  identity: '姓名 ________　班级 ________',
  section: (place: number, name: string) => `${place + 1}、${name}`,
  number: (number: number, score: number) => `${number}．（${score} 分）`,
  part: (number: number) => `（${number}）`,
  seal: '密封线内不要答题',
  scores: { number: '题号', full: '满分', won: '得分', total: '总分', marker: '评卷人' },
  sectionNumber: (place: number) => `${place + 1}`,
  notes: '注意事项：',
  scoringPoint: (number: number, points: number) => `得分点 ${number}（${points} 分）：`,
  note: (number: number, line: string) => `${number}．${line}`,
  table: {
    title: '双向细目表',
    knowledge: '知识点',
    unnamed: '未标知识点',
    total: '合计',
    share: '占比',
    level: (level: number) => `难度 ${level}`,
    points: (score: number) => `${score} 分`,
  },
  page: { before: '第 ', between: ' 页　共 ', after: ' 页' },
  answer: '【答案】',
  analysis: '【解析】',
  answers: '参考答案与解析',
  judgement: { A: '正确', B: '错误' },
}

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
)

const picture: PictureSource = async (address) =>
  address.endsWith('.png') ? { type: 'png', bytes: PIXEL.buffer, width: 120, height: 60 } : null

const asking = (stem: string, id: number): Question => {
  const [first] = LESSON_QUESTIONS
  if (first === undefined) throw new Error('there is no question')
  return { ...first, id, stem }
}

const EQUATION = '2KMnO4 -&gt;[\\Delta] K2MnO4 + MnO2 + O2 ^'

const QUESTIONS: readonly Question[] = [
  ...LESSON_QUESTIONS,
  asking(
    `<p>反应 \\(\\ce{${EQUATION}}\\) 与 \\(\\ce{N2 + 3H2 &lt;=&gt;[催化剂][高温高压] 2NH3}\\) 中，\\(\\ce{^{14}_{6}C}\\)</p>`,
    901,
  ),
  asking(
    '<p>看表：</p><table><tr><th colspan="2">质量 / g</th></tr><tr><td>1</td><td>\\(x^2\\)</td></tr></table>',
    902,
  ),
  asking(
    '<p>看图 <img src="/a.png" alt="电路图"><img src="/gone.webp" alt="旧图">，<script>alert(1)</script>a &lt; b</p>',
    903,
  ),
  asking('<p>无法排版的 \\(\\raisebox{1pt}{甲}\\)</p>', 904),
]

const SHEET: PaperSheet = {
  name: '期中练习',
  minutes: 45,
  score: 100,
  frame: PLAIN_FRAME,
  sections: [
    {
      id: 1,
      name: '选择题',
      score: 100,
      items: QUESTIONS.map((question, at) => ({ number: at + 1, score: 10, question })),
    },
  ],
}

const written = async (answers: AnswerPlacing, wanted: Partial<PaperFileRequest> = {}) => {
  const plain = { sheet: SHEET, format: 'a4', withTable: false } as const
  const request = { ...plain, answers, words: WORDS, ...wanted }
  const file = await docxPaperFile(picture).write(request, new AbortController().signal)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts = unzipSync(bytes)
  return { parts, text: strFromU8(parts['word/document.xml'] ?? new Uint8Array()) }
}

const countOf = (text: string, wanted: string): number => text.split(wanted).length - 1

describe('a paper as a document', () => {
  it('has its formulas as equations, chemistry too; what cannot be one stands as it was written', async () => {
    const { text } = await written('none')
    expect([text.includes('<m:rad>'), text.includes('<m:sSup>'), text.includes('催化剂')]).toEqual([
      true,
      true,
      true,
    ])
    // The one formula that no word processor can say, and nothing else.
    expect(text.match(/\\[a-z]+/gi)).toEqual(['\\raisebox'])
  })

  it('says with the answer of an essay what gets points', async () => {
    const essay = LESSON_QUESTIONS.find(({ kind }) => kind === 'essay')
    if (essay?.solution === null || essay === undefined) throw new Error('there is no essay')
    const solution = { ...essay.solution, rubric: [{ text: '列出 \\(x^2\\)', points: 2 }] }
    const [section] = SHEET.sections
    if (section === undefined) throw new Error('there is no section')
    const items = [{ number: 1, score: 2, question: { ...essay, solution } }]
    const sheet = { ...SHEET, sections: [{ ...section, items }] }
    expect((await written('after', { sheet })).text).toContain('得分点 1（2 分）：')
    expect((await written('none', { sheet })).text).not.toContain('得分点')
  })

  it('sets a program in signs of one width, and nothing else', async () => {
    const [section] = SHEET.sections
    if (section === undefined) throw new Error('there is no section')
    const withProgram = (stem: string) => ({
      ...SHEET,
      sections: [{ ...section, items: [{ number: 1, score: 2, question: asking(stem, 905) }] }],
    })
    const face = 'w:ascii="Courier New"'
    const program = await written('none', { sheet: withProgram('<p>for i in s:<br />    print(i)</p>') })
    expect(countOf(program.text, face)).toBe(3)
    const words = await written('none', { sheet: withProgram('<p>输出<br />什么</p>') })
    expect(countOf(words.text, face)).toBe(0)
  })

  it('has tables, and pictures or their names; nothing of it runs', async () => {
    const { text, parts } = await written('none')
    expect([countOf(text, '<w:tbl>'), text.includes('w:gridSpan w:val="2"')]).toEqual([1, true])
    expect(
      Object.keys(parts).filter((name) => name.startsWith('word/media/') && name.endsWith('.png')),
    ).toHaveLength(1)
    expect([text.includes('[旧图]'), text.includes('alert'), text.includes('a &lt; b')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('has the answers where they are wanted', async () => {
    const [none, after, end] = [await written('none'), await written('after'), await written('end')]
    expect(
      [none, after, end].map(({ text }) => [countOf(text, '【答案】') > 0, countOf(text, '参考答案与解析')]),
    ).toEqual([
      [false, 0],
      [true, 0],
      [true, 1],
    ])
    expect(countOf(after.text, '【答案】')).toBe(countOf(end.text, '【答案】'))
  })

  it('is on A4 in one column, or on A3 in two', async () => {
    const pages = [await written('none'), await written('none', { format: 'a3' })].map(({ text }) => [
      /<w:pgSz w:w="(\d+)" w:h="(\d+)"/.exec(text)?.slice(1),
      text.includes('<w:cols w:space="907" w:num="2"'),
    ])
    expect(pages).toEqual([
      [['11906', '16838'], false],
      [['23811', '16838'], true],
    ])
  })

  it('has the table of what it asks about on a page of its own, where it is wanted', async () => {
    const [without, withIt] = [await written('end'), await written('end', { withTable: true })]
    expect([countOf(without.text, '双向细目表'), countOf(without.text, '<w:sectPr')]).toEqual([0, 2])
    expect([countOf(withIt.text, '双向细目表'), countOf(withIt.text, '<w:sectPr')]).toEqual([1, 3])
    expect(withIt.text).toContain('难度 17')
  })

  it('has 密封线, 得分栏 and 注意事项 where the paper has them; what names the student stands in one place', async () => {
    const frame = { seal: true, scoreBoxes: true, notes: '保持卷面整洁\n交卷后离场' }
    const plain = await written('none')
    const framed = await written('none', { sheet: { ...SHEET, frame } })
    const headersOf = ({ parts }: typeof plain) =>
      Object.entries(parts)
        .filter(([name]) => /^word\/header\d*\.xml$/.test(name))
        .map(([, bytes]) => strFromU8(bytes))
        .join('')
    const has = (file: typeof plain) => [
      countOf(headersOf(file), WORDS.seal),
      countOf(headersOf(file), '班级 '),
      countOf(file.text, '班级 '),
      countOf(file.text, '评卷人'),
      file.text.includes('题号'),
      file.text.includes('2．交卷后离场'),
      file.text.includes('<w:titlePg'),
    ]
    expect(has(plain)).toEqual([0, 0, 1, 0, false, false, false])
    expect(has(framed)).toEqual([1, 1, 0, 1, true, true, true])
  })

  it('keeps the last two questions on one page', async () => {
    const { text } = await written('none')
    const ends = [...text.matchAll(/<w:p>(?:(?!<\/w:p>).)*w:line="120"(?:(?!<\/w:p>).)*<\/w:p>/gs)]
    expect(ends).toHaveLength(QUESTIONS.length)
    expect(ends.map(([end]) => end.includes('<w:keepNext')).lastIndexOf(true)).toBe(QUESTIONS.length - 2)
  })

  it('has no page for the last answer alone', async () => {
    const composite = LESSON_QUESTIONS.find(({ kind }) => kind === 'composite')
    const [section] = SHEET.sections
    if (composite === undefined || section === undefined) throw new Error('there is no composite question')
    const items = [1, 2].map((number) => ({ number, score: 10, question: composite }))
    const sheet = { ...SHEET, sections: [{ ...section, items }] }
    const keptIn = ({ text }: { readonly text: string }, from: string): readonly boolean[] =>
      [
        ...text
          .slice(text.lastIndexOf(from))
          .matchAll(/<w:p>(?:(?!<\/w:p>).)*【(?:答案|解析)】(?:(?!<\/w:p>).)*<\/w:p>/gs),
      ].map(([paragraph]) => paragraph.includes('<w:keepNext/>'))
    const after = keptIn(await written('after', { sheet }), '>2．')
    const end = keptIn(await written('end', { sheet }), '参考答案与解析')
    expect([after.length, end.length]).toEqual([after.length, 2 * after.length])
    expect(after.length).toBeGreaterThan(2)
    expect([after.lastIndexOf(false), after.indexOf(false)]).toEqual([after.length - 1, after.length - 1])
    expect([end.lastIndexOf(false), end.indexOf(false)]).toEqual([end.length - 1, end.length - 1])
  })

  it('may break the line between a formula and a blank, and nowhere in the blank', async () => {
    const question = asking('<p>\\(f(-4)=\\)____，则 ____</p>', 906)
    const [section] = SHEET.sections
    if (section === undefined) throw new Error('there is no section')
    const items = [{ number: 1, score: 10, question }]
    const { text } = await written('none', { sheet: { ...SHEET, sections: [{ ...section, items }] } })
    expect(text).toMatch(/<\/m:oMath><w:r><w:t[^>]*>\u200b<\/w:t><\/w:r>/)
    expect(countOf(text, '\u200b')).toBe(1)
  })

  it('has every blank as an empty line of one length', async () => {
    const question = asking('<p>3 + 4 = ___，5 + 6 = ＿＿＿＿</p>', 905)
    const [section] = SHEET.sections
    if (section === undefined) throw new Error('there is no section')
    const items = [{ number: 1, score: 10, question }]
    const { text } = await written('none', { sheet: { ...SHEET, sections: [{ ...section, items }] } })
    const runs = [...text.matchAll(/<w:r>(?:(?!<\/w:r>).)*<w:t[^>]*>([^<]*)<\/w:t><\/w:r>/g)]
    const asked = runs.slice(runs.findIndex(([, words]) => words === '3 + 4 = '))
    // Underlined room stays whole at the end of a line and is seen in turned text, which underscores do and are not.
    expect(asked.slice(0, 4).map(([run, words]) => [words, run.includes('<w:u w:val="single"/>')])).toEqual([
      ['3 + 4 = ', false],
      ['\u00a0'.repeat(22), true],
      ['，5 + 6 = ', false],
      ['\u00a0'.repeat(22), true],
    ])
    expect(text).not.toContain('___')
  })
})
