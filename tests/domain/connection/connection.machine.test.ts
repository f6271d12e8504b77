import { expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { selectTelling, selectWaiting } from '#application/connection/connection.selectors.ts'
import { type ConnectionEvent, connectionMachine } from '#domain/connection/connection.machine.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { taken, inspect } = transitionLog()

const open = () => {
  const clock = new SimulatedClock()
  const stopped: (readonly number[])[] = []
  let returned = 0
  const machine = connectionMachine.provide({
    actors: { watch: fromCallback<ConnectionEvent>(() => undefined) },
  })
  const actor = createActor(machine, { clock, inspect }).start()
  actor.on('connection.stopped', ({ ids }) => stopped.push(ids))
  actor.on('connection.returned', () => {
    returned += 1
  })
  return {
    clock,
    stopped,
    returned: () => returned,
    send: (event: ConnectionEvent) => {
      actor.send(event)
      return selectTelling(actor.getSnapshot())
    },
    telling: () => selectTelling(actor.getSnapshot()),
    isApart: () => actor.getSnapshot().hasTag('apart'),
    waiting: () => selectWaiting(actor.getSnapshot()),
    troubles: () => actor.getSnapshot().context.troubles,
  }
}

const slow = (id: number) => ({ type: 'connection.troubled', trouble: { id, why: 'slow' } }) as const
const away = (id: number) => ({ type: 'connection.troubled', trouble: { id, why: 'away' } }) as const
const settled = (id: number) => ({ type: 'connection.settled', id }) as const

it('a slow call is told until it has its outcome, and so is the next', () => {
  const tab = open()
  expect(tab.telling()).toBe(null)
  expect(tab.send(slow(1))).toBe('slow')
  expect(tab.send(slow(2))).toBe('slow')
  expect(tab.send(settled(1))).toBe('slow')
  expect(tab.troubles()).toEqual([{ id: 2, why: 'slow' }])
  expect(tab.send(settled(2))).toBe(null)
  expect(tab.troubles()).toEqual([])
})

it('a server that is away weighs more than a slow one', () => {
  const tab = open()
  tab.send(slow(1))
  expect(tab.send(away(2))).toBe('away')
  expect(tab.send(away(1))).toBe('away')
  expect(tab.troubles()).toEqual([
    { id: 2, why: 'away' },
    { id: 1, why: 'away' },
  ])
})

// R-connection-2.
it('who waits on is asked again after half a minute, and is told at once that the server went away', () => {
  const tab = open()
  tab.send(slow(1))
  expect(tab.send({ type: 'connection.wait' })).toBe(null)
  expect(tab.send(slow(2))).toBe(null)
  tab.clock.increment(29_999)
  expect(tab.telling()).toBe(null)
  tab.clock.increment(1)
  expect(tab.telling()).toBe('slow')
  tab.send({ type: 'connection.wait' })
  expect(tab.send(away(2))).toBe('away')
})

it('who stops ends all of them, once', () => {
  const tab = open()
  tab.send(slow(1))
  tab.send(away(2))
  expect(tab.send({ type: 'connection.stop' })).toBe(null)
  expect([tab.stopped, tab.troubles()]).toEqual([[[1, 2]], []])
  expect(tab.send(settled(1))).toBe(null)
})

it('says once that there is a way again, and nothing where there was one', () => {
  const tab = open()
  tab.send({ type: 'connection.reached' })
  tab.send({ type: 'connection.found' })
  expect(tab.returned()).toBe(0)
  tab.send({ type: 'connection.unreached' })
  tab.send({ type: 'connection.lost' })
  expect(tab.returned()).toBe(0)
  tab.send({ type: 'connection.found' })
  tab.send({ type: 'connection.reached' })
  expect(tab.returned()).toBe(1)
  tab.send({ type: 'connection.unreached' })
  tab.send({ type: 'connection.reached' })
  expect(tab.returned()).toBe(2)
  tab.send({ type: 'connection.unreached' })
  tab.send({ type: 'connection.found' })
  tab.send({ type: 'connection.lost' })
  tab.send({ type: 'connection.reached' })
  expect(tab.returned()).toBe(4)
})

it('a network that is lost is told before all else, until it is there again', () => {
  const tab = open()
  tab.send(slow(1))
  expect(tab.send({ type: 'connection.lost' })).toBe('offline')
  expect(tab.send({ type: 'connection.unreached' })).toBe('offline')
  expect(tab.isApart()).toBe(true)
  expect(tab.send({ type: 'connection.found' })).toBe('slow')
  expect(tab.isApart()).toBe(false)
})

it('a server that is not reached is told until a call is answered', () => {
  const tab = open()
  expect(tab.send({ type: 'connection.unreached' })).toBe('unreached')
  expect(tab.isApart()).toBe(true)
  expect(tab.send({ type: 'connection.reached' })).toBe(null)
})

it('what waits to be sent is counted by its kind', () => {
  const tab = open()
  tab.send({ type: 'connection.counted', work: 'learning', count: 2 })
  tab.send({ type: 'connection.counted', work: 'answers', count: 3 })
  tab.send({ type: 'connection.counted', work: 'learning', count: 1 })
  expect(tab.waiting()).toBe(4)
})

it('takes every transition that it declares', () => {
  expect([...taken].sort()).toEqual(declaredTransitions(connectionMachine))
})
