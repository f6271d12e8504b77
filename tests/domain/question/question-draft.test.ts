import { describe, expect, it } from 'vitest'
import { UNREADABLE } from '#domain/kernel/typed-number.ts'
import { NOWHERE } from '#domain/question/bank-query.ts'
import { emptyPart, nextSign } from '#domain/question/question-draft.ts'
import { problemsOf } from '#domain/question/question-problems.ts'
import { placedSign, typedHtml } from '#domain/question/typed-text.ts'
import { aQuestionDraft } from '#tests/support/made-question.ts'

const why = (change: Parameters<typeof aQuestionDraft>[0]) =>
  problemsOf(aQuestionDraft(change)).map((problem) => [problem.part, problem.why])

describe('a question that is written', () => {
  it('can be saved once it is whole', () => {
    expect(why({})).toEqual([])
    expect(why({ stem: ' ' })).toEqual([[0, 'noStem']])
    expect(why({ options: ['1'] })).toEqual([[0, 'fewOptions']])
    expect(why({ options: ['1', ''] })).toEqual([[0, 'emptyOption']])
    expect(why({ answers: [[]] })).toEqual([[0, 'noAnswer']])
    expect(why({ answers: [['A', 'B']] })).toEqual([[0, 'severalAnswers']])
    expect(why({ kind: 'multiple', answers: [['A', 'B']] })).toEqual([])
    expect(why({ answers: [['C']] })).toEqual([[0, 'strangeAnswer']])
    expect(why({ kind: 'judgement', options: [], answers: [[]] })).toEqual([[0, 'noAnswer']])
    expect(why({ kind: 'blanks', stem: '____ 和 ____', answers: [['1']] })).toEqual([[0, 'blanksDiffer']])
    expect(why({ kind: 'blanks', stem: '写出一个', answers: [['1', '一']] })).toEqual([])
    expect(why({ kind: 'essay', answers: [[]] })).toEqual([])
    const rubric = [
      { text: '列式', points: 2 },
      { text: '求解', points: 3.5 },
    ]
    expect(why({ kind: 'essay', rubric })).toEqual([])
    expect(why({ kind: 'essay', rubric, points: 5.5 })).toEqual([])
    expect(why({ kind: 'essay', rubric, points: 5 })).toEqual([[0, 'pointsDiffer']])
    expect(why({ kind: 'essay', rubric: [{ text: ' ', points: 2 }] })).toEqual([[0, 'emptyPoint']])
    expect(why({ kind: 'essay', rubric: [{ text: '列式', points: 0 }] })).toEqual([[0, 'emptyPoint']])
    expect(why({ kind: 'composite', parts: [] })).toEqual([[0, 'noParts']])
    expect(
      why({ kind: 'composite', parts: [{ ...emptyPart('essay'), stem: '问' }, emptyPart('essay')] }),
    ).toEqual([[2, 'noStem']])
    expect(problemsOf({ ...aQuestionDraft(), place: NOWHERE })).toEqual([
      { part: 0, why: 'noSubject', at: 0 },
    ])
  })

  it('says everything that is wrong, each where it stands', () => {
    expect(problemsOf(aQuestionDraft({ stem: '', options: ['1', '', ''], answers: [[]] }))).toEqual([
      { part: 0, why: 'noStem', at: 0 },
      { part: 0, why: 'emptyOption', at: 1 },
      { part: 0, why: 'emptyOption', at: 2 },
      { part: 0, why: 'noAnswer', at: 0 },
    ])
    const rubric = [
      { text: '列式', points: 2 },
      { text: '求解', points: UNREADABLE },
    ]
    const essay = { kind: 'essay', rubric, points: 2 } as const
    expect(problemsOf(aQuestionDraft(essay))).toEqual([{ part: 0, why: 'emptyPoint', at: 1 }])
    const parts = [{ ...emptyPart('essay'), stem: '问' }, emptyPart('judgement')]
    expect(problemsOf(aQuestionDraft({ kind: 'composite', parts }))).toEqual([
      { part: 2, why: 'noStem', at: 0 },
      { part: 2, why: 'noAnswer', at: 0 },
    ])
  })

  it.each([
    [null, []],
    [0, []],
    [2.5, []],
    [1000, []],
    [1001, ['strangePoints']],
    [UNREADABLE, ['strangePoints']],
  ])('worth %s is %j', (points, whys) => {
    expect(problemsOf(aQuestionDraft({ points })).map((problem) => problem.why)).toEqual(whys)
  })

  it.each([
    [0, []],
    [2026, []],
    [26, ['strangeYear']],
    [2026.5, ['strangeYear']],
    [UNREADABLE, ['strangeYear']],
  ])('of the year %s is %j', (year, whys) => {
    expect(problemsOf({ ...aQuestionDraft(), year }).map((problem) => problem.why)).toEqual(whys)
  })

  it.each([
    ['longStem', { stem: 'x'.repeat(20_001) }],
    ['longOption', { options: ['x'.repeat(10_001), '2'] }],
    ['longAnswer', { kind: 'essay', answers: [['x'.repeat(20_001)]] }],
    ['longAnalysis', { analysis: 'x'.repeat(20_001) }],
    ['longPoint', { kind: 'essay', rubric: [{ text: 'x'.repeat(2001), points: 1 }] }],
    ['manyBlanks', { kind: 'blanks', answers: Array.from({ length: 21 }, () => ['1']) }],
    ['manyForms', { kind: 'blanks', answers: [Array.from({ length: 51 }, (_, at) => String(at))] }],
    ['longForm', { kind: 'blanks', answers: [['x'.repeat(201)]] }],
  ] as const)('is told of what the bank has no room for: %s', (problem, change) => {
    expect(why(change)).toEqual([[0, problem]])
  })

  it('gives each picture a sign of its own', () => {
    expect(nextSign(aQuestionDraft(), [])).toBe('图1')
    const draft = { ...aQuestionDraft(), pictures: [{ sign: '图3', address: '' }] }
    expect(nextSign(draft, [{ sign: '表7', html: '' }])).toBe('图4')
  })

  it.each([
    ['一行', '一行'],
    ['a < b & <em>c</em> <script>', 'a &lt; b &amp; <em>c</em> &lt;script&gt;'],
    ['一\n\n二', '<p>一</p><p>二</p>'],
    ['求 $x^2$，花 $3 和 $5', '求 \\(x^2\\)，花 $3 和 $5'],
    ['$2x$ 与 $f(x)$，$∠ABC$ 是 $90°$', '\\(2x\\) 与 \\(f(x)\\)，\\(∠ABC\\) 是 \\(90°\\)'],
    ['$i;$j 和 $HOME/$USER，$20元/斤$', '$i;$j 和 $HOME/$USER，$20元/斤$'],
    ['$0<x$', '\\(0&lt;x\\)'],
    ['$$\\frac{1}{2}$$', '\\[\\frac{1}{2}\\]'],
    ['看 [图1] 和 [图9：甲]', '看 <img src="/x" alt=""> 和 [图9：甲]'],
    ['看 [图1：一个 "杠杆"]', '看 <img src="/x" alt="一个 &quot;杠杆&quot;">'],
    ['| 甲 | 乙 |', '<table><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table>'],
    [
      '表\n| 甲 |\n| --- |\n| $x^2$ |',
      '<p>表</p><table><tbody><tr><th>甲</th></tr><tr><td>\\(x^2\\)</td></tr></tbody></table>',
    ],
  ])('%j looks like %j', (typed, html) => {
    expect(typedHtml(typed, new Map([['图1', '<img src="/x" alt="">']]))).toBe(html)
  })

  it('take a picture beside a row of a table in a line of its own, and elsewhere where it was put', () => {
    expect(placedSign('看', '，选', '图1')).toBe('[图1]')
    expect(placedSign('| 甲 | 乙 |\n| 1 | 2 |', '', '图1')).toBe('\n[图1]')
    expect(placedSign('看\n', '| 甲 | 乙 |\n| 1 | 2 |', '图1')).toBe('[图1]\n')
    expect(placedSign('| 甲 | ', ' |', '图1')).toBe('[图1]')
    expect(placedSign('| 甲 |\n', '\n| 乙 |', '图1')).toBe('[图1]')
  })
})
