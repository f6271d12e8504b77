import { describe, expect, test } from 'vitest'
import { checkedQuestion } from '#server/import/questions/checked-question.ts'
import { draftPart, draftQuestion, isTaken } from '#server/import/questions/draft.ts'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { writeQuestions } from '#server/import/questions/question-format.ts'

const read = (text: string) => readQuestions(Buffer.from(text)).items.map(({ outcome }) => outcome)

/** The one item of a text: options and answers, or why it was refused. */
const one = (text: string) => {
  const [outcome, ...more] = read(text)
  if (outcome === undefined || more.length > 0) throw new Error(`not one item: ${text}`)
  if (!isTaken(outcome)) return outcome.refused
  const { options, answers } = outcome.question
  return { options, answers }
}

const lostIn = (text: string) => read(text).flatMap((outcome) => (isTaken(outcome) ? outcome.lost : ['?']))

describe('signs of GIFT', () => {
  test('divide answers between prices', () => {
    const prices = { options: ['$5', '$6', '$7'], answers: [['B']] }
    expect(one('多少钱？{~$5 =$6 ~$7}')).toEqual(prices)
    expect(one('多少钱？{~$5~$6=$7}')).toEqual({ ...prices, answers: [['C']] })
    expect(one('多少钱？{\n~$5\n=$6#对，$6\n~$7\n}')).toEqual(prices)
    expect(one('多少钱？{~5 $ =6 $ ~7 $}')).toEqual({ ...prices, options: ['5 $', '6 $', '7 $'] })
    expect(one('多少钱？{~US$5 =US$6}')).toEqual({ options: ['US$5', 'US$6'], answers: [['B']] })
    expect(one('多少钱？{=\\$5 ~\\$5_6\\$}')).toEqual({ options: ['$5', '$5_6$'], answers: [['A']] })
  })

  test('tell that an option began with a # that is not escaped', () => {
    expect(one('红色是{=#ff0000 ~#00ff00}')).toBe(
      '有一个选项是空的：“#”后面读作评语，选项里的“#”前面要加“\\”',
    )
    expect(one('红色是{=\\#ff0000 ~\\#00ff00}')).toMatchObject({ options: ['#ff0000', '#00ff00'] })
  })

  test('within a formula refuse the item unless they are escaped', () => {
    const unclear = '公式里的“=”“~”“#”前面没有加“\\”，分不清答案到哪里为止'
    for (const answers of [
      '=$x=2$ ~$x=3$',
      '=\\(x=2\\) ~甲',
      '=甲 ~\\\\(x = 2\\\\)',
      '=$$a~b$$ ~甲',
      '=甲#因为$x=2$ ~乙',
    ])
      expect([answers, one(`解方程{${answers}}`)]).toEqual([answers, unclear])
    expect(one('解方程{=$x\\=2$ ~\\(x\\=\\text{\\$5}\\)}')).toEqual({
      options: ['\\(x=2\\)', '\\(x=\\text{\\$5}\\)'],
      answers: [['A']],
    })
  })

  test('of prices come back as they were', () => {
    const texts = ['$5_a 与 $6_b$', '\\(\\text{\\$5}\\) 或 $x^2$', '$', '\\$5']
    const question = draftQuestion(
      draftPart({
        kind: 'single',
        stem: '甲 $x_1$ 乙 \\(y_1\\)',
        options: texts,
        answers: [['B']],
        analysis: '$a=1$',
      }),
    )
    const blank = draftQuestion(draftPart({ kind: 'blanks', stem: '题___', answers: [['$x_1$', '$5']] }))
    const kept = ({ stem, options, answers, analysis }: typeof question) => ({
      stem,
      options,
      answers,
      analysis,
    })
    for (const format of ['gift', 'moodle', 'qti21', 'qti30'] as const) {
      const { items } = readQuestions(writeQuestions([question, blank], format).bytes)
      const back = items.map(
        ({ outcome }) => isTaken(outcome) && kept(checkedQuestion(outcome.question).question),
      )
      expect([format, back]).toEqual([format, [kept(question), kept(blank)]])
    }
  })
})

describe('answers of GIFT', () => {
  test('may be one word, and a number with its weight but no sign before it', () => {
    expect(one('一加零？{One}')).toEqual({ options: [], answers: [['One']] })
    expect(one('一加零？{One =1#也对}')).toEqual({ options: [], answers: [['One', '1']] })
    expect(one('圆周率 {#%100%3.1..3.2 =%50%3..4#太宽}')).toEqual({ options: [], answers: [['3.15±0.05']] })
    expect(one('圆周率 {#3.1..3.2#对 =3.14:0.1 ~#错}')).toEqual({
      options: [],
      answers: [['3.15±0.05', '3.14±0.1']],
    })
    expect(lostIn('圆周率 {#%100%3.1..3.2 =%50%3..4}')).toEqual(['只得 50% 分的答案“3..4”没有导入'])
    expect(one('集合 \\({1,2}\\) 与 $A={1}$')).toBe('这是一段说明，没有作答的地方')
    expect(one('好几处 {One} 与 {Two}')).toBe('有几处大括号像是答案，GIFT 的一题只能有一处')
  })

  test('end where the next question begins', () => {
    const shown = read(
      [
        '没有收尾 {=甲 ~乙',
        '',
        '::二:: 第二题 {T}',
        '',
        '也没有 {=甲',
        '',
        '第三题 {=丙 ~丁}',
        '',
        '收在后面 {=甲',
        '',
        '~乙}',
        '::紧跟:: 第五题 {F}',
        '::再跟:: 第六题 {',
        '=戊',
        '~己',
        '}',
      ].join('\n'),
    ).map((outcome) => (isTaken(outcome) ? [outcome.question.stem, outcome.question.answers] : '没有读成'))
    expect(shown).toEqual([
      '没有读成',
      ['第二题', [['A']]],
      '没有读成',
      ['第三题', [['A']]],
      ['收在后面', [['A']]],
      ['第五题', [['B']]],
      ['第六题', [['A']]],
    ])
  })

  test('are told where something of them is dropped', () => {
    expect(lostIn('// [id:q7]\n对吗？{T}')).toEqual(['题目编号“q7”没有导入'])
    expect(lostIn('选 {=甲 ~%-50%乙 ~丙}')).toEqual(['选错倒扣的分没有导入'])
    expect(lostIn('选 {~%50%甲 ~%50%乙 ~%-100%丙}')).toEqual([])
    expect(lostIn('配 {=甲 -> 1#好 =%50%乙 -> 2}')).toEqual([
      '配对各项的反馈没有导入',
      '配对各项的得分比例没有导入',
    ])
    expect(lostIn('填 {=甲 =%-50%乙}')).toEqual(['倒扣分的答案“乙”没有导入'])
  })

  test('of a file without an end are read in time that grows with it', () => {
    const from = performance.now()
    read(`甲 {=\n${'\n乙\n'.repeat(20_000)}`)
    read(`甲 {${'~$a=\\('.repeat(10_000)}}`)
    expect(performance.now() - from).toBeLessThan(20_000)
  })
})
