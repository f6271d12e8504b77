import { describe, expect, it } from 'vitest'
import { percentWatched, playedTo, seekedTo, startWatching } from '#domain/playback/watch-progress.ts'

describe('the progress of a film', () => {
  it('counts what ran and not what was leapt over', () => {
    let watching = startWatching(0, 0, 100)
    for (let second = 1; second <= 10; second += 1) watching = playedTo(watching, second)
    watching = seekedTo(watching, 80)
    for (let second = 81; second <= 90; second += 1) watching = playedTo(watching, second)
    expect([watching.position, percentWatched(watching, 100)]).toEqual([90, 20])
  })

  it('goes on from what an earlier visit came to, and never says more than was seen', () => {
    const watching = playedTo(startWatching(30, 30, 100), 30.49)
    expect(percentWatched(watching, 100)).toBe(30.4)
  })
})
