import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { carouselMachine, SLIDE_MS } from '#domain/catalogue/carousel.machine.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const start = (count: number, still = false) => {
  const clock = new SimulatedClock()
  const actor = createActor(carouselMachine, { clock, input: { count, still }, inspect: log.inspect })
  const recording = record(actor)
  actor.start()
  return { actor, clock, recording, index: () => actor.getSnapshot().context.index }
}

const RUNNING = { playing: 'running' }

describe('the carousel', () => {
  it('moves on by itself and around', () => {
    const { clock, recording, index } = start(3)
    const seen = Array.from({ length: 4 }, () => {
      clock.increment(SLIDE_MS)
      return index()
    })
    expect(seen).toEqual([1, 2, 0, 1])
    expect(recording.states).toEqual([RUNNING])
  })

  it('waits while it is pointed at, and stops until it is told to play', () => {
    const { actor, clock, recording, index } = start(3)
    actor.send({ type: 'carousel.hold' })
    clock.increment(10 * SLIDE_MS)
    expect(index()).toBe(0)
    actor.send({ type: 'carousel.release' })
    actor.send({ type: 'carousel.pause' })
    clock.increment(10 * SLIDE_MS)
    expect(index()).toBe(0)
    actor.send({ type: 'carousel.play' })
    clock.increment(SLIDE_MS)
    expect(index()).toBe(1)
    expect(recording.states).toEqual([RUNNING, { playing: 'held' }, RUNNING, 'paused', RUNNING])
  })

  it.each([
    ['with reduced motion', 3, true],
    ['with a single banner', 1, false],
    ['without banners', 0, false],
  ] as const)('does not move by itself %s', (_, count, still) => {
    const { clock, recording, index } = start(count, still)
    clock.increment(10 * SLIDE_MS)
    expect(index()).toBe(0)
    expect(recording.states).toEqual(['paused'])
  })

  it('never points outside its banners', () => {
    const step = fc.oneof(
      fc.constant({ type: 'carousel.next' } as const),
      fc.constant({ type: 'carousel.previous' } as const),
      fc.integer({ min: -2, max: 8 }).map((index) => ({ type: 'carousel.choose', index }) as const),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.array(step, { maxLength: 20 }), (count, steps) => {
        const { actor, index } = start(count)
        for (const event of steps) actor.send(event)
        expect(index()).toBeGreaterThanOrEqual(0)
        expect(index()).toBeLessThan(Math.max(1, count))
        actor.stop()
      }),
    )
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(carouselMachine))
  })
})
