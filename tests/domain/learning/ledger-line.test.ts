import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isNews,
  type LedgerLine,
  lineAfter,
  lineOf,
  linesAfter,
  mergedLine,
  momentsOf,
  withLines,
} from '#domain/learning/ledger-line.ts'
import { aMoment } from '#tests/support/learning.ts'

const line = (change: Parameters<typeof aMoment>[0] = {}, userId = 7): LedgerLine =>
  lineOf(userId, aMoment(change))

const someLine = fc
  .record({
    position: fc.nat(600),
    progress: fc.nat(100),
    at: fc.nat(20),
    playId: fc.constantFrom('play-one', 'play-two'),
    begins: fc.boolean(),
  })
  .map((change) => line(change))

describe('a line of the ledger', () => {
  it('is a moment in whole seconds, and the playback that it begins', () => {
    expect(line({ position: 75.9, begins: true })).toEqual({
      userId: 7,
      moment: aMoment({ position: 75 }),
      plays: ['play-of-a-test'],
    })
    expect(line().plays).toEqual([])
  })

  it('has the position of the latest moment and the greatest progress of all', () => {
    const far = line({ position: 300, progress: 50, at: 1 })
    const back = line({ position: 20, progress: 4, at: 2 })
    expect(mergedLine(far, back).moment).toEqual(aMoment({ position: 20, progress: 50, at: 2 }))
  })

  it('is the same in whatever order it is made, and however often', () => {
    fc.assert(
      fc.property(someLine, someLine, someLine, (a, b, c) => {
        const parts = ({ moment: { playId: _, ...moment }, plays }: LedgerLine) => ({ moment, plays })
        expect(parts(mergedLine(a, b))).toEqual(parts(mergedLine(b, a)))
        expect(parts(mergedLine(mergedLine(a, b), c))).toEqual(parts(mergedLine(a, mergedLine(b, c))))
        expect(parts(mergedLine(mergedLine(a, b), b))).toEqual(parts(mergedLine(a, b)))
      }),
    )
  })

  it('is crossed out by what was sent of it, and nothing that was noted since is', () => {
    fc.assert(
      fc.property(someLine, fc.array(someLine), (sent, since) => {
        const now = since.reduce(mergedLine, sent)
        const left = lineAfter(now, sent)
        const known = left === null ? sent : mergedLine(sent, left)
        expect([known.moment.position, known.moment.progress, known.plays]).toEqual([
          now.moment.position,
          now.moment.progress,
          now.plays,
        ])
      }),
    )
    expect(lineAfter(line(), line())).toBe(null)
    expect(lineAfter(line({ begins: true }), line())).toEqual(line({ begins: true }))
  })

  it('is told as one moment, or as one for each playback that is to be counted', () => {
    expect(momentsOf(line())).toEqual([aMoment()])
    const two = mergedLine(
      line({ begins: true, playId: 'play-one' }),
      line({ begins: true, playId: 'play-two', at: 9 }),
    )
    expect(momentsOf(two)).toEqual([
      aMoment({ playId: 'play-one', begins: true }),
      aMoment({ playId: 'play-two', begins: true }),
    ])
  })
})

describe('the lines of the ledger', () => {
  it('are one a section and user', () => {
    const lines = withLines([line({ at: 1 })], [line({ at: 2 }), line({ sectionId: 3 }), line({}, 8)])
    expect(lines).toEqual([line({ at: 2 }), line({ sectionId: 3 }), line({}, 8)])
    expect(linesAfter(lines, [line({ at: 2 }), line({ sectionId: 99 })])).toEqual(lines.slice(1))
  })

  it('take no notice of a player that says the same second again', () => {
    const lines = [line({ position: 75, progress: 12 })]
    expect(isNews([], line())).toBe(true)
    expect(isNews(lines, line({ position: 75.8, progress: 12.9 }))).toBe(false)
    expect(isNews(lines, line({ position: 76 }))).toBe(true)
    expect(isNews(lines, line({ position: 74.9 }))).toBe(true)
    expect(isNews(lines, line({ progress: 13 }))).toBe(true)
    expect(isNews(lines, line({ begins: true }))).toBe(true)
    expect(isNews(lines, line({ sectionId: 1 }))).toBe(true)
  })
})
