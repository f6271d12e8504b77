import { describe, expect, it } from 'vitest'
import { leaptTo, openJournal, progressOf, ranTo } from '#domain/playback/journal.ts'

describe('the journal of a film', () => {
  it('counts what ran and not what was leapt over', () => {
    let journal = openJournal(0, 0, 100)
    for (let second = 1; second <= 10; second += 1) journal = ranTo(journal, second)
    journal = leaptTo(journal, 80)
    for (let second = 81; second <= 90; second += 1) journal = ranTo(journal, second)
    expect([journal.position, progressOf(journal, 100)]).toEqual([90, 20])
  })

  it('goes on from what an earlier visit came to, and never says more than was seen', () => {
    const journal = ranTo(openJournal(30, 30, 100), 30.49)
    expect(progressOf(journal, 100)).toBe(30.4)
  })
})
