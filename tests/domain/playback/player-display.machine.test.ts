import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  CONTROLS_MS,
  KEY_FEEDBACK_MS,
  playerDisplayMachine,
  SLOW_FILM_MS,
} from '#domain/playback/player-display.machine.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(playerDisplayMachine, { clock, inspect: log.inspect })
  actor.start()
  const film = (facts: { running?: boolean; waiting?: boolean }) =>
    actor.send({ type: 'display.film', running: false, waiting: false, ...facts })
  return {
    actor,
    clock,
    film,
    at: () => actor.getSnapshot().value,
    said: () => actor.getSnapshot().context.said,
  }
}

describe('the controls of a player', () => {
  it('go three seconds after the learner last did something, while the film runs', () => {
    const { actor, clock, film, at } = start()
    film({ running: true })
    clock.increment(CONTROLS_MS - 1)
    actor.send({ type: 'display.wake' })
    clock.increment(CONTROLS_MS - 1)
    expect(at()).toMatchObject({ controls: { running: 'shown' } })
    clock.increment(1)
    expect(at()).toMatchObject({ controls: { running: 'hidden' } })
    actor.send({ type: 'display.wake' })
    expect(at()).toMatchObject({ controls: { running: 'shown' } })
  })

  it('are not counted anew by what the film tells of itself', () => {
    const { clock, film, at } = start()
    film({ running: true, waiting: true })
    clock.increment(CONTROLS_MS - 1)
    film({ running: true })
    clock.increment(1)
    expect(at()).toMatchObject({ controls: { running: 'hidden' } })
  })

  it('are put away at once, and are there again when the film rests', () => {
    const { actor, clock, film, at } = start()
    film({ running: true })
    actor.send({ type: 'display.sleep' })
    expect(at()).toMatchObject({ controls: { running: 'hidden' } })
    film({})
    clock.increment(2 * CONTROLS_MS)
    expect(at()).toMatchObject({ controls: 'resting' })
  })

  it('stay while nothing runs', () => {
    const { actor, clock, at } = start()
    actor.send({ type: 'display.sleep' })
    clock.increment(2 * CONTROLS_MS)
    expect(at()).toMatchObject({ controls: 'resting' })
  })
})

describe('what a key did', () => {
  it('is said for a moment, which begins anew with the next key', () => {
    const { actor, clock, said } = start()
    actor.send({ type: 'display.say', text: '音量 50%' })
    clock.increment(KEY_FEEDBACK_MS - 1)
    actor.send({ type: 'display.say', text: '音量 55%' })
    clock.increment(KEY_FEEDBACK_MS - 1)
    expect(said()).toBe('音量 55%')
    clock.increment(1)
    expect(said()).toBeNull()
  })
})

describe('a film that is waited for', () => {
  it('says so in words after five seconds, counted from when the waiting began', () => {
    const { clock, film, at } = start()
    film({ waiting: true })
    clock.increment(SLOW_FILM_MS - 1)
    film({ waiting: true, running: true })
    expect(at()).toMatchObject({ film: { waiting: 'short' } })
    clock.increment(1)
    expect(at()).toMatchObject({ film: { waiting: 'long' } })
    film({ running: true })
    expect(at()).toMatchObject({ film: 'flowing' })
  })

  it('begins to count anew when it waits again', () => {
    const { clock, film, at } = start()
    film({ waiting: true })
    clock.increment(SLOW_FILM_MS - 1)
    film({})
    film({ waiting: true })
    clock.increment(SLOW_FILM_MS - 1)
    expect(at()).toMatchObject({ film: { waiting: 'short' } })
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(playerDisplayMachine))
})
