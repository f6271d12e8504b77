import { describe, expect, it } from 'vitest'
import { answerCardOf } from '#domain/paper/answer-card.ts'
import { marksOf } from '#domain/paper/paper-marks.ts'
import { expectedShareOf, sheetItemsOf, sheetOf } from '#domain/paper/paper-sheet.ts'
import { twoWayTableOf } from '#domain/paper/two-way-table.ts'
import type { AnswerResult, Question } from '#domain/question/question.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'
import { aPart, aQuestion } from '#tests/support/questions.ts'

const ROOTS = { id: 1, name: '根式' }
const GRAPHS = { id: 2, name: '图象' }

const QUESTIONS: readonly Question[] = [
  aQuestion({ id: 11, difficulty: 0.2, difficultyLevel: 17, knowledge: [ROOTS] }),
  aQuestion({
    id: 12,
    kind: 'blanks',
    options: [],
    blankCount: 2,
    difficulty: 0.4,
    difficultyLevel: 0,
    knowledge: [ROOTS, GRAPHS],
  }),
  aQuestion({
    id: 21,
    kind: 'composite',
    options: [],
    difficulty: 0.8,
    difficultyLevel: 21,
    parts: [aPart({ id: 211, score: 3 }), aPart({ id: 212, kind: 'essay', options: [], score: 9 })],
  }),
]

const PAPER = aPaper({ sections: [aSection(1, 11, 404, 12), aSection(2, 405), aSection(3, 21)] })
const SHEET = sheetOf(PAPER, new Map(QUESTIONS.map((question) => [question.id, question])))

describe('a paper as it is printed', () => {
  it('is numbered through, without what is no more in the bank', () => {
    expect(sheetItemsOf(SHEET).map(({ number, question }) => [number, question.id])).toEqual([
      [1, 11],
      [2, 12],
      [3, 21],
    ])
    expect([SHEET.score, SHEET.sections.map(({ id, score }) => [id, score])]).toEqual([
      15,
      [
        [1, 10],
        [3, 5],
      ],
    ])
  })

  it('is as hard as its questions are by their points', () => {
    expect(expectedShareOf(SHEET)).toBeCloseTo((0.8 + 0.6 + 0.2) / 3)
    expect(expectedShareOf(sheetOf({ ...PAPER, sections: [] }, new Map()))).toBeNull()
  })

  it('has a table of what it asks about, how hard and for how much; shared points add up', () => {
    const { rows, totals, score } = twoWayTableOf(SHEET)
    expect(rows.map(({ name, cells, total }) => [name, cells.map((cell) => cell.score), total])).toEqual([
      ['根式', [5, 0, 2.5, 0, 0], { numbers: [1, 2], score: 7.5 }],
      ['图象', [0, 0, 2.5, 0, 0], { numbers: [2], score: 2.5 }],
      ['', [0, 0, 0, 0, 5], { numbers: [3], score: 5 }],
    ])
    expect([totals.map((cell) => cell.score), score]).toEqual([[5, 0, 5, 0, 5], 15])
    expect(rows.map(({ share }) => share)).toEqual([50, 17, 33])
  })

  it('has sums that are true as they are written, where a question is about three things', () => {
    const [THIRD, FOURTH] = [
      { id: 3, name: '方程' },
      { id: 4, name: '不等式' },
    ]
    const questions = [11, 12, 13].map((id, at) =>
      aQuestion({
        id,
        difficultyLevel: 17 + at,
        knowledge: [ROOTS, GRAPHS, THIRD, FOURTH].filter(({ id: known }) => known !== at + 1),
      }),
    )
    const paper = aPaper({ sections: [aSection(1, 11, 12), aSection(2, 13)] })
    const sheet = sheetOf(paper, new Map(questions.map((question) => [question.id, question])))
    const scored = (scores: readonly number[]) => ({
      ...sheet,
      score: scores.reduce((sum, score) => sum + score, 0),
      sections: sheet.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => ({ ...item, score: scores[item.number - 1] ?? 0 })),
      })),
    })
    const sum = (numbers: readonly number[]) =>
      Math.round(numbers.reduce((all, one) => all + one, 0) * 10) / 10
    for (const scores of [
      [5, 5, 5],
      [1, 2.5, 4.3],
      [12, 7, 0.2],
    ]) {
      const { rows, totals, score } = twoWayTableOf(scored(scores))
      expect(rows.every(({ cells, total }) => sum(cells.map((cell) => cell.score)) === total.score)).toBe(
        true,
      )
      expect(
        totals.map((total, at) => total.score - sum(rows.map(({ cells }) => cells[at]?.score ?? 0))),
      ).toEqual(totals.map(() => 0))
      expect([sum(rows.map(({ total }) => total.score)), sum(rows.map(({ share }) => share))]).toEqual([
        score,
        100,
      ])
    }
  })

  it('has a card with a place for each answer', () => {
    expect(answerCardOf(SHEET)).toEqual({
      choices: [
        { id: 11, number: 1, part: 0, keys: ['A', 'B', 'C', 'D'] },
        { id: 211, number: 3, part: 1, keys: ['A', 'B', 'C', 'D'] },
      ],
      blanks: [{ id: 12, number: 2, part: 0, count: 2 }],
      essays: [{ id: 212, number: 3, part: 2, score: 2.5 }],
    })
  })
})

const result = (questionId: number, right: boolean | null, score = 0): AnswerResult => ({
  questionId,
  clientId: `c${questionId}`,
  right,
  score,
  solution: { answer: [], analysis: '' },
  answeredAt: '',
})

describe('the marks of a paper', () => {
  it('count by the points of the paper; what was left open wins nothing, what nobody marked waits', () => {
    const marks = marksOf(SHEET, [result(12, false, 2), result(211, true, 3), result(212, null)], {})
    expect(marks.items.map(({ parts }) => parts)).toEqual([
      [{ partId: 11, full: 5, won: 0 }],
      [{ partId: 12, full: 5, won: 2.5 }],
      [
        { partId: 211, full: 1.3, won: 1.3 },
        { partId: 212, full: 3.7, won: null },
      ],
    ])
    expect([marks.won, marks.full, marks.unmarked]).toEqual([3.8, 15, 1])
  })

  it('take what somebody gives themselves, within what there is', () => {
    const { items, unmarked } = marksOf(SHEET, [result(212, null)], { 212: 99 })
    expect([items[2]?.parts[1]?.won, unmarked]).toEqual([3.7, 0])
  })
})
