import { describe, expect, it } from 'vitest'
import { saveMadeQuestion } from '#contract/question-making.ts'
import { MAX_PARTS, MAX_SCORING_POINTS, problemsOf } from '#domain/question/question-problems.ts'
import { aQuestionDraft } from '#tests/support/made-question.ts'

const SENT = {
  ...{ Kind: 5, Stem: '题', Options: [], Answers: [['答']], AnyOrder: false, Analysis: '' },
  ...{ Rubric: [], Points: null, Parts: [] },
}
const text = (length: number) => 'x'.repeat(length)

/** What is sent for the same change of a question. */
const isSent = (change: object): boolean =>
  saveMadeQuestion.body.shape.Question.safeParse({ ...SENT, ...change }).success

const isWritten = (change: Parameters<typeof aQuestionDraft>[0]): boolean =>
  problemsOf(aQuestionDraft(change)).length === 0

describe('what may be written of a question is what is taken', () => {
  it.each([
    [
      20_000,
      (length: number) => isWritten({ stem: text(length) }),
      (length: number) => isSent({ Stem: text(length) }),
    ],
    [
      20_000,
      (length: number) => isWritten({ analysis: text(length) }),
      (length: number) => isSent({ Analysis: text(length) }),
    ],
    [
      10_000,
      (length: number) => isWritten({ options: [text(length), '2'] }),
      (length: number) => isSent({ Options: [text(length)] }),
    ],
    [
      20_000,
      (length: number) => isWritten({ kind: 'essay', answers: [[text(length)]] }),
      (length: number) => isSent({ Answers: [[text(length)]] }),
    ],
    [
      2000,
      (length: number) => isWritten({ kind: 'essay', rubric: [{ text: text(length), points: 1 }] }),
      (length: number) => isSent({ Rubric: [{ Text: text(length), Points: 1 }] }),
    ],
    [
      50,
      (length: number) => isWritten({ kind: 'blanks', answers: [Array.from({ length }, () => '1')] }),
      (length: number) => isSent({ Answers: [Array.from({ length }, () => '1')] }),
    ],
  ])('up to %i', (most, written, sent) => {
    expect([written(most), written(most + 1)]).toEqual([true, false])
    expect([sent(most), sent(most + 1)]).toEqual([true, false])
  })

  it('as many parts and scoring points', () => {
    const part = { ...SENT, Parts: undefined }
    const points = (length: number) => ({ Rubric: Array.from({ length }, () => ({ Text: '步', Points: 1 })) })
    const parts = (length: number) => ({ Parts: Array.from({ length }, () => part) })
    expect([isSent(parts(MAX_PARTS)), isSent(parts(MAX_PARTS + 1))]).toEqual([true, false])
    expect([isSent(points(MAX_SCORING_POINTS)), isSent(points(MAX_SCORING_POINTS + 1))]).toEqual([
      true,
      false,
    ])
  })
})
