import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { saysTheSame } from '#server/modules/question/answer-text.ts'
import { type Markable, mark, shownAnswer } from '#server/modules/question/marking.ts'

const question = (change: Partial<Markable>): Markable => ({
  questionType: QUESTION_TYPE.single,
  stem: '',
  answers: [['B']],
  anyOrder: false,
  score: 4,
  ...change,
})

describe('two ways of writing one answer', () => {
  const same = [
    ['1/2', '0.5'],
    ['½', '1/2'],
    ['０．５', '1/2'],
    ['１／２', '1/2'],
    ['50%', '1/2'],
    ['2/4', '1/2'],
    ['.5', '1/2'],
    ['1 1/2', '1.5'],
    ['1½', '3/2'],
    ['－3', '-3'],
    ['−3', '-3'],
    ['–3.0', '-3'],
    ['+7', '7'],
    ['20 000', '20000'],
    ['20,000', '20000'],
    ['（4，－2）', '(4,-2)'],
    ['( 4, -2 )', '(4,-2)'],
    ['OH⁻', 'OH-'],
    ['OH^-', 'OH-'],
    ['OH－', 'OH-'],
    ['Ca²⁺', 'Ca2+'],
    ['2P₂O₅', '2P2O5'],
    ['2P_2O_{5}', '2P2O5'],
    ['cm²', 'cm^2'],
    ['9：00', '9:00'],
    [' 和平 。', '和平'],
    ['ＳＯ₂', 'SO2'],
    ['has  gone   to', 'has gone to'],
    ['don’t', "don't"],
    ['A′', "A'"],
    ['sin x', 'sin  x'],
  ] as const
  test.each(same)('%s is %s', (one, other) => {
    expect([saysTheSame(one, other), saysTheSame(other, one)]).toEqual([true, true])
  })

  test('a word in small letters may begin a sentence, a name may not lose its capital', () => {
    expect([saysTheSame('Unless', 'unless'), saysTheSame('beijing', 'Beijing')]).toEqual([true, false])
  })

  const different = [
    ['1/2', '0.51'],
    ['102', '10²'],
    ['2^-1', '2-1'],
    ['-3', '3'],
    ['CO', 'Co'],
    ['mA', 'MA'],
    ['hasgoneto', 'has gone to'],
    ['1/0', '1/1'],
    ['', '0'],
    ['0.333', '1/3'],
    ['和平', '发展'],
    ['1 2', '12'],
  ] as const
  test.each(different)('%s is not %s', (one, other) => {
    expect([saysTheSame(one, other), saysTheSame(other, one)]).toEqual([false, false])
  })

  test('a fraction is the same reduced or not, and another one is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9999, max: 9999 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 9 }),
        (above, below, times) => {
          const fraction = `${above}/${below}`
          expect(saysTheSame(`${above * times}/${below * times}`, fraction)).toBe(true)
          expect(saysTheSame(`${above + 1}/${below}`, fraction)).toBe(false)
        },
      ),
    )
  })

  test('whatever is written says the same as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(saysTheSame(text, text)).toBe(true)
      }),
    )
  })
})

describe('marking', () => {
  test('of a single choice only the right key, alone', () => {
    expect([['B'], ['A'], ['A', 'B'], []].map((given) => mark(question({}), given))).toEqual([
      { isRight: true, score: 4 },
      { isRight: false, score: 0 },
      { isRight: false, score: 0 },
      { isRight: false, score: 0 },
    ])
  })

  test('of several choices all in any order, half for some and none that is wrong', () => {
    const multiple = question({ questionType: QUESTION_TYPE.multiple, answers: [['A', 'C']] })
    expect(
      [['C', 'A'], ['A'], ['A', 'B'], ['A', 'B', 'C'], []].map((given) => mark(multiple, given)),
    ).toEqual([
      { isRight: true, score: 4 },
      { isRight: false, score: 2 },
      { isRight: false, score: 0 },
      { isRight: false, score: 0 },
      { isRight: false, score: 0 },
    ])
  })

  test('of blanks each its share, in its own place', () => {
    const blanks = question({ questionType: QUESTION_TYPE.blanks, answers: [['1/2'], ['相反', '反向']] })
    expect(
      [['0.5', '反向'], ['0.5', '相同'], ['反向', '0.5'], ['0.5'], ['0.5', '反向', '多余']].map((given) =>
        mark(blanks, given),
      ),
    ).toEqual([
      { isRight: true, score: 4 },
      { isRight: false, score: 2 },
      { isRight: false, score: 0 },
      { isRight: false, score: 2 },
      { isRight: true, score: 4 },
    ])
  })

  test('of blanks in any order no text counts twice, and none stands in the way of another', () => {
    const blanks = question({
      questionType: QUESTION_TYPE.blanks,
      answers: [['和平', '安全'], ['和平'], ['发展']],
      anyOrder: true,
      score: 3,
    })
    expect(
      [
        ['发展', '安全', '和平'],
        ['和平', '和平', '和平'],
        ['安全', '安全', '发展'],
        ['和平', '安全', '发展'],
      ].map((given) => mark(blanks, given)),
    ).toEqual([
      { isRight: true, score: 3 },
      { isRight: false, score: 2 },
      { isRight: false, score: 2 },
      { isRight: true, score: 3 },
    ])
  })

  test('an essay is never wrong', () => {
    const essay = question({ questionType: QUESTION_TYPE.essay, answers: [['<p>参考</p>']] })
    expect(mark(essay, ['<p>我的看法</p>'])).toEqual({ isRight: null, score: 0 })
  })

  test('what is shown as right is the first form of each blank, or the keys', () => {
    expect([
      shownAnswer({ questionType: QUESTION_TYPE.blanks, answers: [['5/6', '10/12'], ['to']] }),
      shownAnswer({ questionType: QUESTION_TYPE.multiple, answers: [['A', 'C']] }),
      shownAnswer({ questionType: QUESTION_TYPE.composite, answers: [] }),
    ]).toEqual([['5/6', 'to'], ['A', 'C'], []])
  })
})
