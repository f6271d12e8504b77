import { describe, expect, it } from 'vitest'
import type { EditedPart } from '#domain/question/question-correction.ts'
import {
  answersTyped,
  asKind,
  isTypedAs,
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

it('a question of another kind keeps its options for a change of mind, and no answer of another sort', () => {
  expect(asKind(part({}), 'multiple')).toMatchObject({ options: ['甲', '乙'], answers: [['A']] })
  expect(asKind(part({}), 'essay')).toMatchObject({ kind: 'essay', options: ['甲', '乙'], answers: [[]] })
  expect(asKind(part({ kind: 'essay', options: [] }), 'single').options).toEqual(['', '', '', ''])
})

it('corrections are added, changed and taken back', () => {
  const one = withItem({}, 3, null)
  expect([one, withItem(one, 3, undefined)]).toEqual([{ 3: null }, {}])
})
