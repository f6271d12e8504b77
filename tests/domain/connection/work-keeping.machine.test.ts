import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { provideWorkKeeping } from '#application/connection/work-keeping.provide.ts'
import { workKeepingMachine } from '#domain/connection/work-keeping.machine.ts'
import { memoryWorkKeeping } from '#infrastructure/connection/work-keeping.memory.ts'
import { settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { taken, inspect } = transitionLog()

const open = (keeping = memoryWorkKeeping(), machine = provideWorkKeeping(keeping)) => {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, inspect }).start()
  return { clock, keeping, actor, value: () => actor.getSnapshot().value }
}

it('work that the browser does not take is tried again every five seconds, and asked about until it is taken', () => {
  const { clock, keeping, value } = open()
  clock.increment(60_000)
  expect([value(), keeping.asked, keeping.asking()]).toEqual([
    { stores: 'taking', lasting: 'unasked' },
    [],
    0,
  ])
  keeping.set(true)
  expect([value(), keeping.asking()]).toEqual([{ stores: { refusing: 'waiting' }, lasting: 'unasked' }, 1])
  clock.increment(4999)
  expect(keeping.asked).toEqual([])
  clock.increment(1)
  clock.increment(5000)
  expect([keeping.asked, keeping.asking()]).toEqual([['retry', 'retry'], 1])
  keeping.set(false)
  clock.increment(60_000)
  expect([value(), keeping.asked, keeping.asking()]).toEqual([
    { stores: 'taking', lasting: 'unasked' },
    ['retry', 'retry'],
    0,
  ])
})

it('what was refused before anybody listened is told too', () => {
  const keeping = memoryWorkKeeping()
  keeping.set(true)
  const { actor } = open(keeping)
  expect(actor.getSnapshot().hasTag('failing')).toBe(true)
})

it('the browser is asked once to let nothing go by itself, when something waits', async () => {
  const { actor, keeping, value } = open()
  actor.send({ type: 'work.waits' })
  actor.send({ type: 'work.waits' })
  await settle()
  actor.send({ type: 'work.waits' })
  await settle()
  expect([value(), keeping.asked]).toEqual([{ stores: 'taking', lasting: 'asked' }, ['persist']])
})

it('nothing is asked again where that goes wrong', async () => {
  const keeping = memoryWorkKeeping()
  const failing = provideWorkKeeping(keeping).provide({
    actors: {
      persist: fromPromise<void>(async () => {
        throw new Error('of a test')
      }),
    },
  })
  const { actor, value } = open(keeping, failing)
  actor.send({ type: 'work.waits' })
  await settle()
  expect(value()).toEqual({ stores: 'taking', lasting: 'asked' })
})

it('takes every transition that it declares', () => {
  expect([...taken].sort()).toEqual(declaredTransitions(workKeepingMachine))
})
