import { describe, expect, it } from 'vitest'
import type { EditedPart } from '#domain/question/question-correction.ts'
import { answersTyped, asKind, typedAnswer, withItem } from '#domain/question/question-correction.ts'

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

it('a question of another kind keeps its options for a change of mind, and no answer of another sort', () => {
  expect(asKind(part({}), 'multiple')).toMatchObject({ options: ['甲', '乙'], answers: [['A']] })
  expect(asKind(part({}), 'essay')).toMatchObject({ kind: 'essay', options: ['甲', '乙'], answers: [[]] })
  expect(asKind(part({ kind: 'essay', options: [] }), 'single').options).toEqual(['', '', '', ''])
})

it('corrections are added, changed and taken back', () => {
  const one = withItem({}, 3, null)
  expect([one, withItem(one, 3, undefined)]).toEqual([{ 3: null }, {}])
})
