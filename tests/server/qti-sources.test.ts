import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { checkedQuestion } from '#server/import/questions/checked-question.ts'
import { isTaken } from '#server/import/questions/draft.ts'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { PIXEL } from '#tests/support/question-files.ts'

const read = (bytes: Uint8Array | string) =>
  readQuestions(typeof bytes === 'string' ? Buffer.from(bytes) : bytes).items.map(({ place, outcome }) =>
    isTaken(outcome)
      ? {
          stem: checkedQuestion(outcome.question).question.stem,
          answers: outcome.question.answers,
          lost: outcome.lost,
          pictures: outcome.question.pictures.size,
        }
      : { place, refused: outcome.refused },
  )

const judged = (stem: string, more = ''): string =>
  `<assessmentItem identifier="i" title="题"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>${more}<itemBody><p>${stem}</p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">对</simpleChoice><simpleChoice identifier="B">错</simpleChoice></choiceInteraction></itemBody></assessmentItem>`

describe('a text that items share', () => {
  const question = judged('作者是谁？').replace(
    '<itemBody>',
    '<assessmentStimulusRef identifier="s" href="../texts/a.xml"/><itemBody>',
  )
  const stimulus =
    '<assessmentStimulus identifier="s" title="文"><stimulusBody><p>床前明月光</p><p><img src="moon.png" alt="月"/></p></stimulusBody></assessmentStimulus>'

  test('comes before the stem, with its pictures', () => {
    const files = {
      'items/1.xml': strToU8(question),
      'texts/a.xml': strToU8(stimulus),
      'texts/moon.png': PIXEL,
    }
    const three = question
      .replaceAll('assessmentItem', 'qti-assessment-item')
      .replace('assessmentStimulusRef', 'qti-assessment-stimulus-ref')
    const threeFiles = {
      ...files,
      'items/1.xml': strToU8(three),
      'texts/a.xml': strToU8(
        stimulus
          .replaceAll('assessmentStimulus', 'qti-assessment-stimulus')
          .replaceAll('stimulusBody', 'qti-stimulus-body'),
      ),
    }
    for (const archive of [zipSync(files), zipSync(threeFiles)])
      expect(read(archive)).toEqual([
        {
          stem: expect.stringMatching(/^<p>床前明月光<\/p><p><img [^>]*><\/p><p>作者是谁？<\/p>$/) as unknown,
          answers: [['A']],
          lost: [],
          pictures: 1,
        },
      ])
  })

  test('refuses the item where it is not there', () => {
    const refused = [{ place: 'items/1.xml“题”', refused: '共用的材料“a.xml”不在文件里' }]
    expect(read(zipSync({ 'items/1.xml': strToU8(question) }))).toEqual(refused)
    expect(read(question)).toEqual([{ ...refused[0], place: '第 1 题“题”' }])
  })
})

describe('what a rubric says', () => {
  const rubric = (text: string, attributes = 'view="candidate"') =>
    `<rubricBlock ${attributes}><div><p>${text}</p></div></rubricBlock>`
  const within = (...rubrics: readonly string[]) =>
    read(judged('作者是谁？').replace('<itemBody>', `<itemBody>${rubrics.join('')}`))
  const inTest = (sections: string, more: Readonly<Record<string, Uint8Array>> = {}) =>
    read(
      zipSync({
        'imsmanifest.xml': strToU8(
          '<manifest><resources><resource type="imsqti_test_xmlv2p1" href="tests/test.xml"/><resource type="imsqti_item_xmlv2p1" href="items/2.xml"/></resources></manifest>',
        ),
        'tests/test.xml': strToU8(`<assessmentTest><testPart>${sections}</testPart></assessmentTest>`),
        'items/1.xml': strToU8(judged('一')),
        'items/2.xml': strToU8(judged('二')),
        ...more,
      }),
    ).map((it) => ('refused' in it ? it : [it.stem, it.lost, it.pictures]))
  const item = (number: number) => `<assessmentItemRef href="../items/${number}.xml"/>`

  test('to candidates stands before the stem, also where others read it too', () => {
    const said = { stem: '<p>床前明月光</p><p>作者是谁？</p>' }
    expect(within(rubric('床前明月光'))).toMatchObject([said])
    expect(within(rubric('床前明月光', 'view="scorer candidate"'))).toMatchObject([said])
    expect(within(rubric('床前明月光', ''))).toMatchObject([said])
    const three = judged('作者是谁？')
      .replaceAll('assessmentItem', 'qti-assessment-item')
      .replace(
        '<itemBody>',
        `<qti-item-body><qti-rubric-block view="candidate"><qti-content-body><p>床前明月光</p></qti-content-body></qti-rubric-block>`,
      )
      .replace('</itemBody>', '</qti-item-body>')
    expect(read(three)).toMatchObject([said])
  })

  test('to others alone is not shown to candidates', () => {
    for (const view of ['scorer', 'proctor', 'tutor author'])
      expect(within(rubric('答案是李白', `view="${view}"`))).toMatchObject([{ stem: '<p>作者是谁？</p>' }])
  })

  test('to a section of a test stands before each of its items, with its pictures', () => {
    const shared = rubric('材料<img src="moon.png" alt="月"/>')
    const one = [expect.stringMatching(/^<p>材料<img [^>]*><\/p><p>一<\/p>$/) as unknown, [], 1]
    expect(
      inTest(`<assessmentSection>${shared}${item(1)}</assessmentSection>`, { 'tests/moon.png': PIXEL }),
    ).toEqual([one, ['<p>二</p>', [], 0]])
    const nested = `<assessmentSection>${rubric('外')}<assessmentSection>${rubric('里')}${item(1)}</assessmentSection>${item(2)}</assessmentSection>`
    expect(inTest(nested)).toEqual([
      ['<p>外</p><p>里</p><p>一</p>', [], 0],
      ['<p>外</p><p>二</p>', [], 0],
    ])
  })

  test('to a section with a picture that is not there refuses its items with the reason', () => {
    const shared = rubric('材料<img src="moon.png" alt="月"/>')
    expect(inTest(`<assessmentSection>${shared}${item(1)}</assessmentSection>`)).toEqual([
      { place: 'items/1.xml“题”', refused: '图片“moon.png”不在文件里' },
      ['<p>二</p>', [], 0],
    ])
  })

  test('of how to sit a test is told as lost; to others alone nothing is told', () => {
    const shared = `${rubric('可以跳题', 'view="candidate" use="instructions"')}${rubric('监考用', 'view="proctor"')}`
    expect(inTest(`<assessmentSection>${shared}${item(1)}${item(2)}</assessmentSection>`)).toEqual([
      ['<p>一</p>', ['试卷的作答说明“可以跳题”没有导入'], 0],
      ['<p>二</p>', ['试卷的作答说明“可以跳题”没有导入'], 0],
    ])
  })
})

describe('a number', () => {
  const number = (processing: string, value = '200') =>
    read(
      `<assessmentItem identifier="i" title="题"><responseDeclaration identifier="R" cardinality="single" baseType="float"><correctResponse><value>${value}</value></correctResponse></responseDeclaration><itemBody><p>约 <textEntryInteraction responseIdentifier="R"/></p></itemBody><responseProcessing>${processing}</responseProcessing></assessmentItem>`,
    ).map((it) => ('refused' in it ? it : [it.answers, it.lost]))
  const equal = (attributes: string) =>
    `<equal ${attributes}><variable identifier="R"/><correct identifier="R"/></equal>`

  test('has the margin that its processing allows, in percent as well and on one side', () => {
    expect(number(equal('toleranceMode="relative" tolerance="5 5"'))).toEqual([[[['200±10']], []]])
    expect(number(equal('toleranceMode="relative" tolerance="0.1"'), '-3.3')).toEqual([
      [[['-3.3±0.0033']], []],
    ])
    expect(number(equal('toleranceMode="relative" tolerance="0 10"'))).toEqual([[[['210±10']], []]])
    expect(number(equal('toleranceMode="absolute" tolerance="1 3"'))).toEqual([[[['201±2']], []]])
    expect(number(equal('toleranceMode="exact"'))).toEqual([[[['200']], []]])
  })

  test('says where the margin is lost', () => {
    expect(number(equal('toleranceMode="relative" tolerance="{T}"'))).toEqual([
      [[['200']], ['答案的误差范围没有导入']],
    ])
    const rounded =
      '<equalRounded figures="2"><variable identifier="R"/><correct identifier="R"/></equalRounded>'
    expect(number(rounded)).toEqual([[[['200']], ['四舍五入后再比较的规则没有导入']]])
  })
})

test('how characters are read stands behind them in brackets, in every format', () => {
  const ruby = '<ruby>汉<rp>(</rp><rt>hàn</rt><rp>)</rp></ruby>语'
  expect(read(judged(ruby))).toMatchObject([{ stem: '<p>汉（hàn）语</p>' }])
  const unclosed = '[html]<ruby>汉<rt>hàn</ruby>语{T}'
  expect([read(`[html]${ruby}{T}`), read(unclosed)]).toMatchObject([
    [{ stem: '汉（hàn）语' }],
    [{ stem: '汉（hàn）语' }],
  ])
})

test('of files with one name in a package none is chosen', () => {
  /** Two names of one length, written over in the archive. */
  const twice = (files: Readonly<Record<string, Uint8Array>>, from: string, to: string) =>
    Buffer.from(
      Buffer.from(zipSync(files, { level: 0 }))
        .toString('latin1')
        .replaceAll(from, to),
      'latin1',
    )
  const items = {
    'items/1.xml': strToU8(judged('一')),
    'items/2.xml': strToU8(judged('二')),
    'items/3.xml': strToU8(judged('三')),
  }
  expect(read(twice(items, 'items/2.xml', 'items/1.xml'))).toMatchObject([
    { place: 'items/1.xml“题”', refused: '压缩包里有几个同名的文件，分不清用哪一个' },
    { stem: '<p>三</p>' },
  ])
  const pictures = { '1.xml': strToU8(judged('<img src="a.png" alt=""/>')), 'a.png': PIXEL, 'b.png': PIXEL }
  expect(read(twice(pictures, 'b.png', 'a.png'))).toMatchObject([
    { refused: '压缩包里有几个同名的文件，分不清用哪一个：a.png' },
  ])
})

test('what is no file of questions is called what it is, in Chinese', () => {
  const refusal = (bytes: Uint8Array | string): string => {
    try {
      return JSON.stringify(read(bytes))
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(refusal(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toMatch(/^Word 文件坏了/)
  for (const broken of [
    '<quiz><question></quiz>',
    '<quiz>&nix;</quiz>',
    '<quiz',
    '<quiz a=1/>',
    '<quiz></quiz><b/>',
    '<a:quiz/>',
  ])
    expect(refusal(broken)).not.toMatch(/[a-z]{3,} [a-z]{2,}/)
})
