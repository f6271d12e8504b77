import { describe, expect, it } from 'vitest'
import type { ClockReading } from '#domain/paper/clock-reading.ts'
import type { SittingDraft } from '#domain/paper/paper-sitting.ts'
import { mergedSitting } from '#domain/paper/shared-sitting.ts'
import { countedTo, passedBetween, spentOf } from '#domain/paper/sitting-time.ts'
import { readingAt } from '#tests/support/clock-readings.ts'

const HOUR_MS = 3_600_000

const aDraft = (change: Partial<SittingDraft> = {}): SittingDraft => ({
  practiceId: 'sitting-1',
  startedAt: 1000,
  sheet: {},
  handedInAt: null,
  ownMarks: {},
  changedAt: {},
  ...change,
})

// R-paper-6.
describe('the time between two looks at the clocks', () => {
  it.each<[string, Partial<ClockReading>, Partial<ClockReading>, number]>([
    [
      'by the server where both know it',
      { server: 500 },
      { server: 800, device: 9 * HOUR_MS, visit: 2 },
      300,
    ],
    ['by the counter within a visit', { counter: 500 }, { counter: 700, device: -HOUR_MS }, 200],
    ['by the counter where only one knows the server', { counter: 500, server: 1 }, { counter: 700 }, 200],
    ['by the device from visit to visit', { device: 500 }, { device: 900, visit: 2, counter: 0 }, 400],
    ['never less than nothing', { device: HOUR_MS }, { device: 0, visit: 2 }, 0],
    ['nor where the server is set back', { server: HOUR_MS }, { server: 0, counter: 5 }, 0],
  ])('is told %s', (_, before, now, passed) => {
    expect(passedBetween(readingAt(0, before), readingAt(0, now))).toBe(passed)
  })
})

describe('what is over of a sitting', () => {
  it('is counted on from where it was kept', () => {
    const begun = countedTo(aDraft({ spent: { ms: 100, at: readingAt(0) } }), readingAt(50.4))
    expect(begun.spent).toEqual({ ms: 150, at: readingAt(50.4) })
    expect(spentOf(begun, readingAt(80.4))).toBe(180)
  })

  it('is told by the device of one that an earlier version began', () => {
    expect(spentOf(aDraft(), readingAt(5000))).toBe(4000)
    expect(countedTo(aDraft(), readingAt(5000)).spent?.ms).toBe(4000)
  })

  it('is what the tab says that is further, whichever is named first', () => {
    const [one, other] = [100, 200].map((ms) => aDraft({ spent: { ms, at: readingAt(ms) } }))
    const [here, there] = [1, 2].map((visit) => aDraft({ spent: { ms: 5, at: readingAt(0, { visit }) } }))
    if (!one || !other || !here || !there) throw new Error('no drafts')
    expect([mergedSitting(one, other).spent, mergedSitting(other, one).spent]).toEqual([
      other.spent,
      other.spent,
    ])
    expect(mergedSitting(here, there).spent).toEqual(mergedSitting(there, here).spent)
    expect([mergedSitting(aDraft(), one).spent, mergedSitting(one, aDraft()).spent]).toEqual([
      one.spent,
      one.spent,
    ])
  })
})
