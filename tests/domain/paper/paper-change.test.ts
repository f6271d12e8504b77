import { describe, expect, it } from 'vitest'
import { type Paper, questionIdsOf, scoreOf } from '#domain/paper/paper.ts'
import { canStep, changed, type PaperChange, type SectionNames } from '#domain/paper/paper-change.ts'
import { aPaper } from '#tests/support/papers.ts'
import { aQuestion } from '#tests/support/questions.ts'

const NAMES: SectionNames = {
  single: '单选',
  multiple: '多选',
  judgement: '判断',
  blanks: '填空',
  essay: '解答',
  composite: '综合',
}

const placesAfter = (change: PaperChange, paper: Paper = aPaper()): readonly (readonly number[])[] =>
  changed(paper, change).sections.map((section) => questionIdsOf({ sections: [section] }))

describe('a change of a paper', () => {
  it('moves neither the first question up nor the last one down', () => {
    const ends = ([11, 13, 21, 22] as const).map((id) => [
      canStep(aPaper(), id, -1),
      canStep(aPaper(), id, 1),
    ])
    expect(ends).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [true, false],
    ])
  })

  it('moves a question one place on, and over the edge of its section', () => {
    const step = (questionId: number, by: -1 | 1) => placesAfter({ kind: 'step', questionId, by })
    expect([step(11, 1), step(13, 1), step(21, -1), step(11, -1), step(22, 1)]).toEqual([
      [
        [12, 11, 13],
        [21, 22],
      ],
      [
        [11, 12],
        [13, 21, 22],
      ],
      [[11, 12, 13, 21], [22]],
      [
        [11, 12, 13],
        [21, 22],
      ],
      [
        [11, 12, 13],
        [21, 22],
      ],
    ])
  })

  it('puts a question to a place among the others; a section without any goes', () => {
    const alone = aPaper({
      sections: [...aPaper().sections, { id: 3, name: '末', items: [{ questionId: 31, score: 1 }] }],
    })
    expect([
      placesAfter({ kind: 'move', questionId: 11, sectionId: 2, place: 1 }),
      placesAfter({ kind: 'move', questionId: 31, sectionId: 1, place: 0 }, alone),
      placesAfter({ kind: 'remove', questionId: 31 }, alone),
      placesAfter({ kind: 'moveSection', sectionId: 2, by: -1 }),
      placesAfter({ kind: 'moveSection', sectionId: 2, by: 1 }),
    ]).toEqual([
      [
        [12, 13],
        [21, 11, 22],
      ],
      [
        [31, 11, 12, 13],
        [21, 22],
      ],
      [
        [11, 12, 13],
        [21, 22],
      ],
      [
        [21, 22],
        [11, 12, 13],
      ],
      [
        [11, 12, 13],
        [21, 22],
      ],
    ])
  })

  it('swaps a question in its place with its points, never for one that is there', () => {
    const swapped = changed(aPaper(), { kind: 'swap', questionId: 12, by: 99 })
    expect(swapped.sections[0]?.items[1]).toEqual({ questionId: 99, score: 5 })
    expect(changed(aPaper(), { kind: 'swap', questionId: 12, by: 22 })).toEqual(aPaper())
  })

  it('gives points in halves, within bounds, to one or to a section', () => {
    const scoresAfter = (change: PaperChange) =>
      changed(aPaper(), change).sections.map(({ items }) => items.map(({ score }) => score))
    expect([
      scoresAfter({ kind: 'score', questionId: 11, score: 2.74 }),
      scoresAfter({ kind: 'score', questionId: 11, score: -3 }),
      scoresAfter({ kind: 'scoreSection', sectionId: 2, score: 999 }),
    ]).toEqual([
      [
        [2.5, 5, 5],
        [5, 5],
      ],
      [
        [0, 5, 5],
        [5, 5],
      ],
      [
        [5, 5, 5],
        [200, 200],
      ],
    ])
    expect(
      scoreOf([
        { questionId: 1, score: 0.1 },
        { questionId: 2, score: 0.2 },
      ]),
    ).toBe(0.3)
  })

  it('adds questions to the sections of their kinds, in the order of kinds, each once', () => {
    const paper = { ...aPaper(), sections: [] }
    const questions = [
      aQuestion({ id: 1, kind: 'essay', score: 0 }),
      aQuestion({ id: 2, kind: 'single', score: 4 }),
      aQuestion({ id: 3, kind: 'single', score: 0 }),
    ]
    const once = changed(paper, { kind: 'add', questions, names: NAMES })
    expect(once.sections).toEqual([
      {
        id: 1,
        name: '单选',
        items: [
          { questionId: 2, score: 4 },
          { questionId: 3, score: 3 },
        ],
      },
      { id: 2, name: '解答', items: [{ questionId: 1, score: 10 }] },
    ])
    expect(changed(once, { kind: 'add', questions, names: NAMES })).toEqual(once)
  })

  it('takes no empty name and no senseless time', () => {
    expect([
      changed(aPaper(), { kind: 'rename', name: '  ' }).name,
      changed(aPaper(), { kind: 'rename', name: ' 期末 ' }).name,
      changed(aPaper(), { kind: 'limit', minutes: 10_000 }).minutes,
      changed(aPaper(), { kind: 'nameSection', sectionId: 1, name: '' }).sections[0]?.name,
    ]).toEqual(['单元练习', '期末', 600, '第1部分'])
  })
})
