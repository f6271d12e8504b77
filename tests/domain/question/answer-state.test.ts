import { expect, test } from 'vitest'
import { type AnswerState, answerStateOf, withResults } from '#domain/question/answer-state.ts'
import type { PartQuestion } from '#domain/question/question.ts'
import { aPart, aQuestion } from '#tests/support/questions.ts'

const open = {}
const right = { answered: ['A'], right: true, won: 2 }
const half = { answered: ['A'], right: false, won: 1 }
const wrong = { answered: ['A'], right: false, won: 0 }
const untold = { answered: ['A'], right: false }
const given = { answered: ['A'], right: null }

const cases: readonly (readonly [AnswerState, readonly Partial<PartQuestion>[]])[] = [
  ['open', [open]],
  ['right', [right]],
  ['partly', [half]],
  ['wrong', [wrong]],
  ['wrong', [untold]],
  ['given', [given]],
  ['open', [right, open]],
  ['right', [right, given]],
  ['partly', [right, wrong]],
  ['partly', [half, wrong]],
  ['partly', [half, given]],
  ['wrong', [wrong, given]],
  ['wrong', [wrong, wrong]],
  ['given', [given, given]],
]

test.each(cases)('%s is what became of %j', (state, answers) => {
  const parts = answers.map((part, at) => aPart({ id: 20 + at, ...part }))
  const [only] = answers
  expect(
    answerStateOf(
      parts.length === 1 ? aQuestion({ id: 2, ...only }) : aQuestion({ id: 2, kind: 'composite', parts }),
    ),
  ).toBe(state)
})

test('what an answer won comes with its result', () => {
  const result = {
    questionId: 2,
    clientId: 'a',
    right: false,
    score: 1.5,
    solution: { answer: [], analysis: '' },
    answeredAt: '',
  }
  const item = { questionId: 2, pointId: 0, answer: ['A'], useTime: 1, clientId: 'a' }
  expect(answerStateOf(withResults(aQuestion({ id: 2 }), [item], [result]))).toBe('partly')
})
