import { describe, expect, it } from 'vitest'
import type { EditedPart } from '#domain/question/question-correction.ts'
import {
  answersTyped,
  asKind,
  isTypedAs,
  ofItsKind,
  typedAnswer,
  withItem,
  withoutOption,
} from '#domain/question/question-correction.ts'

const part = (change: Partial<EditedPart>): EditedPart => ({
  kind: 'single',
  stem: '',
  options: ['甲', '乙'],
  answers: [['A']],
  anyOrder: false,
  rubric: [],
  analysis: '',
  points: null,
  ...change,
})

describe('an answer that is put right', () => {
  it('is typed as it is written on paper, and comes back the same', () => {
    const parts = [
      part({ kind: 'multiple', answers: [['A', 'C']] }),
      part({ kind: 'blanks', answers: [['北京', '北京市'], ['2']] }),
      part({ kind: 'essay', answers: [['因为。\n所以。']] }),
    ]
    const typed = parts.map(typedAnswer)
    expect(typed).toEqual(['AC', '北京 或 北京市\n2', '因为。\n所以。'])
    expect(parts.map((one, at) => answersTyped(one, typed[at] ?? ''))).toEqual(
      parts.map(({ answers }) => answers),
    )
  })

  it('of options takes letters of either width, each once', () => {
    expect(answersTyped({ kind: 'multiple' }, ' ｃ、a，A')).toEqual([['A', 'C']])
    expect(answersTyped({ kind: 'single' }, '')).toEqual([[]])
    expect(answersTyped({ kind: 'blanks' }, '\n 一 \n')).toEqual([['一']])
  })
})

it('an option that goes takes its letter along: the others stay right or wrong', () => {
  const four = part({ kind: 'multiple', options: ['甲', '乙', '丙', '丁'], answers: [['B', 'D']] })
  expect(withoutOption(four, 0)).toEqual({ options: ['乙', '丙', '丁'], answers: [['A', 'C']] })
  expect(withoutOption(four, 1)).toEqual({ options: ['甲', '丙', '丁'], answers: [['C']] })
  expect(withoutOption(four, 3)).toEqual({ options: ['甲', '乙', '丙'], answers: [['B']] })
})

it('what is typed of an answer is shown as long as it means the same', () => {
  const blanks = part({ kind: 'blanks', answers: [['一', '1'], ['二']] })
  expect(['一 或 1\n二\n', '一\n二'].map((text) => isTypedAs(blanks, text))).toEqual([true, false])
  expect(['b', 'A'].map((text) => isTypedAs(part({}), text))).toEqual([false, true])
})

it('a question of another kind shows no answer of another sort, and has it again when it is of its kind again', () => {
  expect(asKind(part({}), 'multiple')).toMatchObject({ options: ['甲', '乙'], answers: [['A']] })
  const rubric = [{ text: '列式', points: 2 }]
  const essay = { ...asKind(part({}), 'essay'), answers: [['因为。']], rubric }
  expect(asKind(part({}), 'essay')).toMatchObject({ kind: 'essay', options: ['甲', '乙'], answers: [[]] })
  const multiple = asKind(asKind(essay, 'blanks'), 'multiple')
  expect(multiple).toMatchObject({ options: ['甲', '乙'], answers: [['A']] })
  expect(asKind(multiple, 'essay')).toMatchObject({ answers: [['因为。']], rubric })
  expect(asKind(part({ kind: 'essay', options: [] }), 'single').options).toEqual(['', '', '', ''])
})

it('a question is saved without what waited for a change of mind', () => {
  const rubric = [{ text: '列式', points: 2 }]
  const whole = { level: 19, chapter: '', knowledge: '' }
  const essay = { ...asKind(part({}), 'essay'), ...whole, answers: [['因为。']], rubric, parts: [part({})] }
  const saved = {
    ...part({ kind: 'essay', options: [], answers: [['因为。']], rubric }),
    ...whole,
    parts: [],
  }
  expect(ofItsKind(essay)).toStrictEqual(saved)
  const blanks = { ...asKind(part({}), 'blanks'), rubric }
  const composite = { ...whole, ...part({ kind: 'composite' }), rubric, parts: [blanks] }
  expect(ofItsKind(composite)).toStrictEqual({
    ...whole,
    ...part({ kind: 'composite', options: [] }),
    parts: [part({ kind: 'blanks', options: [], answers: [[]] })],
  })
})

it('corrections are added, changed and taken back', () => {
  const one = withItem({}, 3, null)
  expect([one, withItem(one, 3, undefined)]).toEqual([{ 3: null }, {}])
})
