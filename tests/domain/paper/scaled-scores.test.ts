import { describe, expect, it } from 'vitest'
import { itemsOf, type PaperSection, scoreOf } from '#domain/paper/paper.ts'
import { changed } from '#domain/paper/paper-change.ts'
import { aPaper } from '#tests/support/papers.ts'

/** Sections of so many questions of so many points. */
const sectionsOf = (...shape: readonly (readonly (readonly [count: number, score: number])[])[]) => {
  let id = 0
  return shape.map(
    (groups, at): PaperSection => ({
      id: at + 1,
      name: '大题',
      items: groups.flatMap(([count, score]) =>
        Array.from({ length: count }, () => ({ questionId: (id += 1), score })),
      ),
    }),
  )
}

const scaledTo = (total: number, sections: readonly PaperSection[]): readonly (readonly number[])[] => {
  const questionIds = itemsOf({ sections }).map(({ questionId }) => questionId)
  return changed(aPaper({ sections }), { kind: 'scale', total, questionIds }).sections.map(({ items }) =>
    items.map(({ score }) => score),
  )
}

describe('points scaled to a total', () => {
  it('keep what counted alike alike: the large questions take what does not divide', () => {
    const sections = sectionsOf([[12, 3]], [[4, 3]], [[5, 10]])
    const [choices, blanks, essays] = scaledTo(100, sections)
    expect([new Set(choices), new Set(blanks)]).toEqual([new Set([3]), new Set([3])])
    expect(essays).toEqual([10, 10, 10, 11, 11])
  })

  it('add up exactly, in whole points or halves, whatever the paper is made of', () => {
    const shapes = [
      sectionsOf([[7, 3]]),
      sectionsOf([[1, 5]]),
      sectionsOf([[8, 5]], [[3, 6]], [[3, 5]], [[5, 15]]),
      sectionsOf(
        [
          [3, 2.5],
          [4, 3.5],
        ],
        [[2, 12]],
      ),
      sectionsOf([[60, 1]], [[10, 2]], [[3, 20]]),
      sectionsOf([[5, 0]], [[5, 0]]),
      sectionsOf([[150, 0.5]], [[1, 200]]),
    ]
    for (const sections of shapes)
      for (const total of [100, 120, 150]) {
        const scores = scaledTo(total, sections).flat()
        expect(scoreOf(scores.map((score, questionId) => ({ questionId, score })))).toBe(total)
        expect(scores.every((score) => score >= 0.5 && Number.isInteger(score * 2))).toBe(true)
      }
  })

  it('keep their order: what counted more never counts less', () => {
    const [first, second, third] = scaledTo(150, sectionsOf([[8, 3]], [[6, 4]], [[5, 12]]))
    expect(Math.max(...(first ?? []))).toBeLessThanOrEqual(Math.min(...(second ?? [])))
    expect(Math.max(...(second ?? []))).toBeLessThan(Math.min(...(third ?? [])))
  })

  it('leave an extra question at 0, and a paper alone that cannot have so few', () => {
    expect(scaledTo(100, sectionsOf([[9, 10]], [[1, 0]]))).toEqual([expect.any(Array), [0]])
    const crowded = sectionsOf([[100, 1]], [[100, 1]], [[100, 1]])
    expect(scaledTo(100, crowded)[0]?.[0]).toBe(1)
  })

  it('count only what is printed', () => {
    const sections = sectionsOf([[4, 10]])
    const paper = changed(aPaper({ sections }), { kind: 'scale', total: 120, questionIds: [1, 2, 3] })
    expect(itemsOf(paper).map(({ score }) => score)).toEqual([40, 40, 40, 10])
  })
})
