import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { MAX_ATTEMPTS, mayRetry, RETRY_PACE, retryabilityOf, retryWait } from '#domain/kernel/retry.ts'

const REASONS = [
  'invalid',
  'missing',
  'withdrawn',
  'conflict',
  'locked',
  'noRoom',
  'busy',
  'unavailable',
  'crashed',
  'refused',
] as const

const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.constantFrom<Failure>(
    { kind: 'unreachable' },
    { kind: 'timedOut' },
    { kind: 'unreadable' },
    { kind: 'expired' },
    { kind: 'forbidden', message: '' },
  ),
  fc.record({
    kind: fc.constant('rejected' as const),
    reason: fc.constantFrom(...REASONS),
    message: fc.string(),
  }),
  fc.record({
    kind: fc.constant('rejected' as const),
    reason: fc.constantFrom('busy' as const, 'unavailable' as const),
    message: fc.constant(''),
    retryAfterMs: fc.nat(3_600_000),
  }),
)
const attempts = fc.integer({ min: 1, max: 1000 })
const chances = fc.double({ min: 0, max: 1, noNaN: true })

describe('a wait before another attempt', () => {
  it('doubles from two seconds up to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 99].map((count) => retryWait({ attempts: count, failure: null }))).toEqual([
      2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
    ])
  })

  it('is shortened by half of it at most, and never grows by chance alone', () => {
    fc.assert(
      fc.property(attempts, chances, (count, chance) => {
        const [full, spread] = [0, chance].map((one) => retryWait({ attempts: count, failure: null }, one))
        expect(spread).toBeLessThanOrEqual(full ?? 0)
        expect(spread).toBeGreaterThanOrEqual((full ?? 0) / 2)
      }),
    )
  })

  it('never ends before the time that the server named, up to ten minutes', () => {
    fc.assert(
      fc.property(failures, attempts, chances, (failure, count, chance) => {
        const wait = retryWait({ attempts: count, failure }, chance)
        const named = failure.kind === 'rejected' ? (failure.retryAfterMs ?? 0) : 0
        expect(wait).toBeGreaterThanOrEqual(Math.min(named, 600_000))
        expect(wait).toBeLessThanOrEqual(Math.max(RETRY_PACE.maxMs, 900_000))
      }),
    )
  })

  it('is spread where the server named the time to all at once', () => {
    const failure: Failure = { kind: 'rejected', reason: 'busy', message: '', retryAfterMs: 30_000 }
    expect([0, 0.5, 1].map((chance) => retryWait({ attempts: 1, failure }, chance))).toEqual([
      30_000, 37_500, 45_000,
    ])
  })

  it('follows the pace that it is given', () => {
    const pace = { firstMs: 5000, maxMs: 30_000 }
    expect([1, 3, 9].map((count) => retryWait({ attempts: count, failure: null }, 0, pace))).toEqual([
      5000, 20_000, 30_000,
    ])
  })
})

describe('another attempt', () => {
  it('is made only for what may pass by itself', () => {
    fc.assert(
      fc.property(failures, attempts, (failure, count) => {
        if (retryabilityOf(failure) !== 'transient') expect(mayRetry(failure, count)).toBe(false)
      }),
    )
  })

  it('is made without a network for as long as it takes, and of a server in trouble a few times', () => {
    const crashed: Failure = { kind: 'rejected', reason: 'crashed', message: '' }
    expect([0, MAX_ATTEMPTS - 1, MAX_ATTEMPTS].map((count) => mayRetry(crashed, count))).toEqual([
      true,
      true,
      false,
    ])
    expect(mayRetry({ kind: 'unreachable' }, 1000)).toBe(true)
  })
})
