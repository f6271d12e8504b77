import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { checkedQuestion, importKeyOf } from '#server/import/questions/checked-question.ts'
import {
  compositeQuestion,
  type DraftQuestion,
  draftPart,
  draftQuestion,
  isTaken,
  type ReadItem,
} from '#server/import/questions/draft.ts'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { QUESTION_FORMATS, writeQuestions } from '#server/import/questions/question-format.ts'
import { PIXEL, QUESTIONS } from '#tests/support/question-files.ts'

const read = (text: string): readonly ReadItem[] => readQuestions(Buffer.from(text)).items

/** What a reader made of each item: its kind, its answers and what was lost; or why it was refused. */
const gist = (items: readonly ReadItem[]) =>
  items.map(({ place, outcome }) =>
    isTaken(outcome)
      ? { place, kind: outcome.question.kind, answers: outcome.question.answers, lost: outcome.lost }
      : { place, refused: outcome.refused },
  )

const takenFrom = (items: readonly ReadItem[]): DraftQuestion[] =>
  items.flatMap(({ outcome }) => (isTaken(outcome) ? [outcome.question] : []))

describe('GIFT', () => {
  test('has all kinds; formulas, gaps, weights and comments are told from answers', () => {
    const file = [
      '// 注释',
      "Who's buried in Grant's tomb?{~Grant ~Jefferson =no one}",
      '',
      'Grant is {~buried =entombed} here.',
      '',
      '::真假:: 可导函数一定连续。 {TRUE#错了#对了}',
      '',
      '设 $f(x)=x^{2}$，求 $\\frac{1}{2}f(2)$ {=2 =二 =%50%1}',
      '',
      'pi? {#3.141..3.143}',
      '',
      '选两个{~%50%甲 ~%50%乙 ~%-100%丙}',
      '',
      '写一写 {}',
      '',
      '配对 {=甲 -> 1 =乙 -> 2 = -> 3}',
      '',
      '只是说明',
      '',
      '没有对的 {~甲 ~乙}',
      '',
      '都对 {=甲 =乙 ~丙}',
      '',
      '𠮷字𠮷字{=有土 ~𠮷无土}',
      '',
      '{% 坏的 {= a{% %} ~b}',
    ].join('\r\n')
    expect(gist(read(`\ufeff${file}`))).toEqual([
      { place: '第 2 行', kind: 'single', answers: [['C']], lost: [] },
      { place: '第 4 行', kind: 'single', answers: [['B']], lost: [] },
      { place: '第 6 行', kind: 'judgement', answers: [['A']], lost: [] },
      { place: '第 8 行', kind: 'blanks', answers: [['2', '二']], lost: ['只得 50% 分的答案“1”没有导入'] },
      { place: '第 10 行', kind: 'blanks', answers: [['3.142±0.001']], lost: [] },
      { place: '第 12 行', kind: 'multiple', answers: [['A', 'B']], lost: [] },
      { place: '第 14 行', kind: 'essay', answers: [['']], lost: [] },
      { place: '第 16 行', kind: 'composite', answers: [], lost: [] },
      { place: '第 18 行', refused: '这是一段说明，没有作答的地方' },
      { place: '第 20 行', refused: '没有给出正确答案' },
      { place: '第 22 行', refused: '单选题有几个正确答案，任选其一都对' },
      { place: '第 24 行', kind: 'single', answers: [['A']], lost: [] },
      { place: '第 26 行', refused: expect.any(String) as unknown },
    ])
    const [, gap, judged, blank, , , , match] = takenFrom(read(file))
    expect(gap?.stem).toBe('Grant is ___ here.')
    expect([judged?.title, judged?.analysis]).toEqual(['真假', '<p>答错：错了</p><p>答对：对了</p>'])
    expect(blank?.stem).toBe('设 \\(f(x)=x^{2}\\)，求 \\(\\frac{1}{2}f(2)\\)')
    expect(match?.parts.map(({ stem, options, answers }) => [stem, options, answers])).toEqual([
      ['甲', ['1', '2', '3'], [['A']]],
      ['乙', ['1', '2', '3'], [['B']]],
    ])
  })

  test('may be in GBK', () => {
    // ::一:: 对。{T}
    const bytes = Buffer.from('3a3ad2bb3a3a20b6d4a1a37b547d', 'hex')
    expect(takenFrom(readQuestions(bytes).items)[0]?.stem).toBe('对。')
  })

  test('may be in the letters of western Europe, some of which with the next sign would be Chinese', () => {
    const bytes = Buffer.from('Der Aöf trägt Hüte.{T}', 'latin1')
    expect(takenFrom(readQuestions(bytes).items)[0]?.stem).toBe('Der Aöf trägt Hüte.')
  })
})

const moodle = (type: string, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="${type}"><name><text>题</text></name>` +
  `<questiontext format="html"><text><![CDATA[<p>题干 $$x^2$$</p>]]></text></questiontext>${inside}</question></quiz>`

describe('Moodle XML', () => {
  test('gaps of a cloze are blanks, or parts where some are chosen', () => {
    const cloze = (text: string) =>
      gist(
        read(
          `<quiz><question type="cloze"><questiontext><text>${text}</text></questiontext></question></quiz>`,
        ),
      )
    expect(cloze('一 {1:SHORTANSWER_C:=Na} 二 {1:NM:=2:0.5~%50%3:1}')).toEqual([
      {
        place: '第 1 行',
        kind: 'blanks',
        answers: [['Na'], ['2±0.5']],
        lost: ['只得 50% 分的答案“3:1”没有导入'],
      },
    ])
    expect(cloze('一 {1:MC:=对~错} 二 {2:SA:=Two}')).toEqual([
      { place: '第 1 行', kind: 'composite', answers: [], lost: [] },
    ])
    expect(cloze('没有空')).toEqual([{ place: '第 1 行', refused: '题目里没有可以作答的空' }])
  })

  test('what the bank has no kind for is named, and a missing or foreign file refuses the question', () => {
    const refused = (type: string, inside: string) => gist(read(moodle(type, inside))).map((it) => it.refused)
    const answers = '<answer fraction="100"><text>甲</text></answer><answer fraction="0"><text>'
    expect(refused('ordering', '')).toEqual(['题库里没有排序题'])
    expect(refused('stack', '')).toEqual(['题库里没有STACK 代数题'])
    expect(refused('constructor', '')).toEqual(['题型“constructor”题库里没有'])
    expect(
      refused('multichoice', `${answers}<![CDATA[<img src="@@PLUGINFILE@@/a.png">]]></text></answer>`),
    ).toEqual(['图片“a.png”不在文件里'])
    expect(
      refused('multichoice', `${answers}<![CDATA[<a href="@@PLUGINFILE@@/a.mp3">听</a>]]></text></answer>`),
    ).toEqual(['用到了题库不能保存的文件“a.mp3”'])
  })
})

const item = (declaration: string, body: string, namespace = ''): string =>
  `<assessmentItem${namespace} identifier="i" title="题">${declaration}<itemBody>${body}</itemBody></assessmentItem>`

describe('QTI', () => {
  test('reads formulas, gaps and numbers with a tolerance', () => {
    const [question] = takenFrom(
      read(
        item(
          '<responseDeclaration identifier="R" cardinality="single" baseType="float"><correctResponse><value>2</value></correctResponse></responseDeclaration>' +
            '<responseProcessing><equal toleranceMode="absolute" tolerance="0.1 0.1"><variable identifier="R"/><correct identifier="R"/></equal></responseProcessing>',
          '<p>解 <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>x</mi><mn>2</mn></mfrac><mo>≤</mo><msqrt><mn>3</mn></msqrt></math>，得 <textEntryInteraction responseIdentifier="R"/>。</p>',
        ),
      ),
    )
    expect([question?.stem, question?.answers]).toEqual([
      '<p>解 \\(\\frac{x}{2}\\le \\sqrt{3}\\)，得 ___。</p>',
      [['2±0.1']],
    ])
  })

  test('a package is read by its list; what is listed and missing, or broken, is named, the rest is taken', () => {
    const good = item(
      '<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>b</value></correctResponse></responseDeclaration>',
      '<p>看图 <img src="../图%20片/点.png" alt="点"/></p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="a">甲</simpleChoice><simpleChoice identifier="b">乙</simpleChoice></choiceInteraction>',
    )
    const resource = (href: string) => `<resource type="imsqti_item_xmlv2p1" identifier="x" href="${href}"/>`
    const archive = zipSync({
      'imsmanifest.xml': strToU8(
        `<manifest><resources>${['items/2.xml', 'items/gone.xml', 'items/1.xml'].map(resource).join('')}</resources></manifest>`,
      ),
      'items/1.xml': strToU8(good),
      'items/2.xml': strToU8('<assessmentItem title="坏"><itemBody>'),
      '图 片/点.png': PIXEL,
      '__MACOSX/items/._1.xml': strToU8(good),
    })
    expect(gist(readQuestions(archive).items)).toEqual([
      { place: 'items/2.xml“坏”', refused: expect.stringContaining('不是合法的 XML') as unknown },
      { place: 'items/gone.xml', refused: '清单里有这个文件，压缩包里没有' },
      { place: 'items/1.xml“题”', kind: 'single', answers: [['B']], lost: [] },
    ])
  })
})

describe('what is known of a question beside what it asks', () => {
  const NOBODY_KNOWS = { level: null, difficulty: null, year: 0, area: '', source: '' }

  test('tags of other authors are told, and so is a value that is none', () => {
    const tags = ['难度：较难', '年份:2023', '年份:去年', '地区: 北京 ', 'fred', '难度:很难']
    const told = ['标签“年份:去年”没有导入', '标签“fred”没有导入', '标签“难度:很难”没有导入']
    const gift = `// [id:393] ${tags.map((it) => `[tag:${it}]`).join(' ')}\n天是蓝的。{T}`
    const xml = moodle(
      'truefalse',
      `<answer fraction="100"><text>true</text></answer><tags>${tags.map((it) => `<tag><text>${it}</text></tag>`).join('')}</tags>`,
    )
    for (const [text, more] of [
      [gift, ['题目编号“393”没有导入']],
      [xml, []],
    ] as const) {
      const [{ outcome } = { outcome: { refused: '' } }] = read(text)
      expect(isTaken(outcome) && [outcome.question.particulars, outcome.lost]).toEqual([
        { ...NOBODY_KNOWS, level: 20, year: 2023, area: '北京' },
        [...told, ...more],
      ])
    }
  })

  test('metadata of a package is read as IEEE and as IMS write it', () => {
    const lom = (inside: string) =>
      `<manifest xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2"><resources><resource identifier="r" type="imsqti_item_xmlv2p1" href="1.xml"><metadata><imsmd:lom>${inside}</imsmd:lom></metadata></resource></resources></manifest>`
    const judged = item(
      '<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>',
      '<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>题</prompt><simpleChoice identifier="A">对</simpleChoice><simpleChoice identifier="B">错</simpleChoice></choiceInteraction>',
    )
    const packed = zipSync({
      'imsmanifest.xml': strToU8(
        lom(
          '<imsmd:general><imsmd:keyword><imsmd:langstring>年龄</imsmd:langstring></imsmd:keyword></imsmd:general>' +
            '<imsmd:lifecycle><imsmd:contribute><imsmd:role><imsmd:value><imsmd:langstring>Author</imsmd:langstring></imsmd:value></imsmd:role><imsmd:date><imsmd:datetime>1999</imsmd:datetime></imsmd:date></imsmd:contribute>' +
            '<imsmd:contribute><imsmd:role><imsmd:value><imsmd:langstring>Publisher</imsmd:langstring></imsmd:value></imsmd:role><imsmd:date><imsmd:datetime>2021-06-07</imsmd:datetime></imsmd:date></imsmd:contribute></imsmd:lifecycle>' +
            '<imsmd:educational><imsmd:difficulty><imsmd:value><imsmd:langstring>Very Easy</imsmd:langstring></imsmd:value></imsmd:difficulty></imsmd:educational>',
        ),
      ),
      '1.xml': strToU8(judged),
    })
    const [{ outcome } = { outcome: { refused: '' } }] = readQuestions(packed).items
    expect(isTaken(outcome) && [outcome.question.particulars, outcome.lost]).toEqual([
      { ...NOBODY_KNOWS, level: 17, year: 2021 },
      ['标签“年龄”没有导入'],
    ])
  })
})

describe('a hostile file', () => {
  const refusal = (bytes: Uint8Array | string): string => {
    try {
      const { items } = readQuestions(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
      return `${items.length} 题`
    } catch (error) {
      return (error as Error).message
    }
  }

  test('cannot swell, reach a file, or nest without end', () => {
    const bomb =
      '<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><quiz>&b;</quiz>'
    expect(refusal(bomb)).toMatch(/不是合法的 XML/)
    expect(refusal('<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>')).toMatch(
      /不是合法的 XML/,
    )
    expect(refusal(`${'<quiz>'.repeat(5000)}${'</quiz>'.repeat(5000)}`)).toMatch(/嵌套太深/)
    const swollen = zipSync({ 'a.xml': new Uint8Array(20 * 1024 * 1024) }, { level: 9 })
    expect(refusal(swollen)).toBe('压缩包解开后太大')
    expect(refusal(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40, 7)]))).toBe(
      '压缩包坏了，打不开',
    )
    expect(refusal(zipSync({ '../../x.xml': strToU8(item('', '<p>题</p>')) }))).toBe('压缩包里没有 QTI 试题')
    expect(refusal(Buffer.from([0, 1, 2, 3]))).toBe('这不是 Word、Excel、CSV、GIFT、Moodle XML 或 QTI 文件')
    expect(refusal('')).toBe('文件是空的')
  })

  test('brings no blank into the bank whose answers would take long to compare', () => {
    const checked = (answers: readonly string[]) => () =>
      checkedQuestion(draftQuestion(draftPart({ kind: 'blanks', stem: '题', answers: [answers] })))
    const forms = Array.from({ length: 61 }, (_, at) => `写法 ${at}`)
    expect(checked(forms.slice(1))).not.toThrow()
    expect(checked(forms)).toThrow('有一个空的答案多于 60 种写法')
    expect(checked(['\ufdfa'.repeat(12)])).toThrow('有一个填空的答案长于 200 字')
  })

  test('brings no script, no address of a picture and no picture that is none into the bank', () => {
    const checked = (stem: string) => {
      const [first] = takenFrom(read(`[html]${stem.replace(/[=:#{}~]/g, '\\$&')}{T}`))
      if (first === undefined) throw new Error('not read')
      return () => checkedQuestion(first).question.stem
    }
    expect(checked('<p onclick="x()">题<script>alert(1)</script><a href="javascript:x()">点</a></p>')()).toBe(
      '<p>题<a>点</a></p>',
    )
    expect(checked('题<img src="https://evil.example/p.png">')).toThrow(/不在文件里/)
    expect(checked('题<img src="/api/file/1">')).toThrow(/不在文件里/)
    expect(checked('题<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">')).toThrow(
      /不是 PNG、JPG 或 GIF/,
    )
    expect(checked('题<img src="data:image/png;base64,iVBORw0KGgo=">')).toThrow(/坏了/)
    expect(checked('题<svg><circle></circle></svg>')).toThrow(/SVG 图/)
    expect(checked('题<iframe src="//x"></iframe>')).toThrow(/不能保存/)
  })
})

/** What each format has no words for, by title; the rest comes back whole. */
const NOT_WRITTEN: Readonly<Record<(typeof QUESTION_FORMATS)[number], readonly string[]>> = {
  gift: ['两个空', '阅读'],
  moodle: [],
  qti21: [],
  qti30: [],
}

/** A question as it would be kept, its pictures by their bytes; without what the format says that it cannot write. */
const kept = (question: DraftQuestion) => {
  const { question: draft, pictures } = checkedQuestion(question)
  return {
    ...draft,
    pictures: pictures.map(({ sha256 }) => sha256),
  }
}

test.each([
  'moodle',
  'qti21',
  'qti30',
] as const)('points of gaps that are no whole numbers come back: %s', (format) => {
  const gap = (score: number) =>
    draftPart({ kind: 'blanks', stem: `第 ${score} 空___。`, answers: [['甲']], score })
  const composite = (scores: readonly number[], score: number) =>
    compositeQuestion('题', scores.map(gap), { score })
  const questions = [
    draftQuestion(draftPart({ kind: 'blanks', stem: '___与___', answers: [['甲'], ['乙']], score: 5 })),
    composite([2.5, 3], 5.5),
    composite([1.5, 1.5], 3),
    composite([4, 6], 10),
  ]
  const back = takenFrom(readQuestions(writeQuestions(questions, format).bytes).items)
  const points = (all: readonly DraftQuestion[]) =>
    all.map(({ score, parts }) => [score, parts.map((part) => part.score)])
  expect(points(back)).toEqual(points(questions))
})

test('a picture in a gap of Moodle comes back, and what its description says is no source', () => {
  const picture = { name: '点.png', bytes: PIXEL }
  const question = compositeQuestion(
    '<p>看图。</p>',
    [
      draftPart({
        kind: 'single',
        stem: '哪个是点？<img src="picture:1" alt="" />',
        options: [`<img src="picture:2" alt=" src='picture:1' " />`, '线'],
        answers: [['A']],
        score: 1,
      }),
      draftPart({ kind: 'judgement', stem: '点没有大小。', answers: [['A']], score: 1 }),
    ],
    { score: 2, pictures: new Map([1, 2].map((key) => [String(key), picture])) },
  )
  const { bytes } = writeQuestions([question], 'moodle')
  const written = new TextDecoder().decode(bytes).replaceAll('&quot;', '"')
  expect(written).toContain(String.raw`src=\"@@PLUGINFILE@@\/picture-2.png\" alt=\" src='picture:1' \"`)
  expect(takenFrom(readQuestions(bytes).items).map(kept)).toEqual([kept(question)])
  const unescaped = new TextDecoder().decode(bytes).replace('@@PLUGINFILE@@\\/', '@@PLUGINFILE@@/')
  expect(takenFrom(read(unescaped)).map(kept)).toEqual([kept(question)])
})

/** Words as somebody may type them, on one line and without space around them. */
const words = (longest: number) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from('北京 a:：[]{}\\<>&"\'~=#/%,$')), maxLength: longest })
    .map((text) => text.replace(/\s+/g, ' ').trim())

const known = fc.record({
  level: fc.option(fc.integer({ min: 17, max: 21 })),
  difficulty: fc.option(fc.double({ min: 0, max: 1, noNaN: true }).map((it) => Math.round(it * 1e6) / 1e6)),
  year: fc.integer({ min: 0, max: 9999 }),
  area: words(50),
  source: words(200),
})

describe.each(QUESTION_FORMATS)('written as %s and read again', (format) => {
  const { bytes, items } = writeQuestions(QUESTIONS, format)
  const wanted = QUESTIONS.filter(({ title }) => !NOT_WRITTEN[format].includes(title))

  test('questions are the same, and what cannot be written is said', () => {
    const back = readQuestions(bytes).items
    expect(back.flatMap(({ outcome }) => (isTaken(outcome) ? [] : [outcome.refused]))).toEqual([])
    expect(takenFrom(back).map((question) => kept(question))).toEqual(
      wanted.map((question) => kept(question)),
    )
    const refused = items.filter(({ outcome }) => 'refused' in outcome).map(({ question }) => question.title)
    expect(refused).toEqual(NOT_WRITTEN[format])
  })

  test('whatever is known of a question comes back', () => {
    fc.assert(
      fc.property(fc.array(known, { minLength: 1, maxLength: 5 }), (all) => {
        const questions = all.map((particulars, index) =>
          draftQuestion(
            draftPart({ kind: 'judgement', stem: `第 ${index} 题`, answers: [['A']], score: index + 0.5 }),
            { title: `题 ${index}`, category: '一/二', particulars },
          ),
        )
        const written = writeQuestions(questions, format)
        expect(written.items.flatMap(({ outcome }) => ('lost' in outcome ? outcome.lost : []))).toEqual([])
        expect(readQuestions(written.bytes).items.map(({ outcome }) => outcome)).toEqual(
          questions.map((question) => ({ question, lost: [] })),
        )
      }),
    )
  })

  test('a question has the same key in every format, and another in another subject', () => {
    const keys = takenFrom(readQuestions(bytes).items).map((question) =>
      importKeyOf(checkedQuestion(question), 1),
    )
    expect(keys).toEqual(wanted.map((question) => importKeyOf(checkedQuestion(question), 1)))
    expect(new Set(keys).size).toBe(keys.length)
    expect(wanted.map((question) => importKeyOf(checkedQuestion(question), 2))).not.toEqual(keys)
  })

  test('a form that stands twice in a blank does not make it another question when it comes back', () => {
    const blank = (forms: readonly string[]) =>
      draftQuestion(draftPart({ kind: 'blanks', stem: '十六进制数是____', answers: [forms], score: 2 }), {})
    const keyOf = (question: ReturnType<typeof blank>) => importKeyOf(checkedQuestion(question), 1)
    const twice = blank(['31', '31'])
    expect(takenFrom(readQuestions(writeQuestions([twice], format).bytes).items).map(keyOf)).toEqual([
      keyOf(twice),
    ])
    expect(keyOf(blank(['31', '6D']))).not.toBe(keyOf(twice))
  })
})
