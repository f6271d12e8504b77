import { describe, expect, it } from 'vitest'
import { shareOf, type Watched, watchedBefore, withStep } from '#domain/playback/watched.ts'

/** Plays from second to second, a second at a time. */
const played = (watched: Watched, from: number, to: number): Watched =>
  Array.from({ length: to - from }, (_, at) => from + at).reduce(
    (seen, second) => withStep(seen, second, second + 1),
    watched,
  )

describe('what was seen of a film', () => {
  it('is one stretch where it was played on, and two where it was not', () => {
    const first = played([], 0, 10)
    const both = played(first, 50, 60)
    expect([first, both]).toEqual([
      [{ from: 0, to: 10 }],
      [
        { from: 0, to: 10 },
        { from: 50, to: 60 },
      ],
    ])
    expect(shareOf(both, 100)).toBe(20)
  })

  it('counts once what was seen twice, and grows together', () => {
    const apart = played(played([], 20, 30), 0, 10)
    expect(shareOf(played(apart, 5, 25), 100)).toBe(30)
    expect(played(apart, 5, 25)).toEqual([{ from: 0, to: 30 }])
  })

  it('does not count what was leapt over, nor a way back', () => {
    expect(withStep([], 0, 90)).toEqual([])
    expect(withStep([], 90, 89)).toEqual([])
  })

  it('goes on from what an earlier visit, perhaps on another device, came to', () => {
    const before = watchedBefore(50, 600)
    expect(shareOf(played(before, 300, 600), 600)).toBe(100)
    expect(shareOf(played(before, 0, 300), 600)).toBe(50)
  })

  it('is nothing of a film of unknown length, and never more than all', () => {
    expect([watchedBefore(50, 0), shareOf(played([], 0, 10), 0)]).toEqual([[], 0])
    expect(shareOf(played(watchedBefore(140, 10), 8, 12), 10)).toBe(100)
  })
})
