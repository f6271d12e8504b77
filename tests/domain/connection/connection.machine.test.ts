import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  sameCounts,
  selectTelling,
  selectUnsaved,
  selectWaiting,
  selectWork,
} from '#application/connection/connection.selectors.ts'
import {
  type ConnectionEvent,
  connectionMachine,
  type StoredTally,
} from '#domain/connection/connection.machine.ts'
import { faultReasonOf } from '#domain/connection/failed-call.ts'
import { NO_WORK } from '#domain/connection/waiting-work.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { taken, inspect } = transitionLog()

const open = () => {
  const clock = new SimulatedClock()
  const tally = deferred<StoredTally>()
  const stopped: (readonly number[])[] = []
  let returned = 0
  const machine = connectionMachine.provide({
    actors: {
      watch: fromCallback<ConnectionEvent>(() => undefined),
      tally: fromPromise(tally.ask),
    },
  })
  const actor = createActor(machine, { clock, inspect }).start()
  actor.on('connection.stopped', ({ ids }) => stopped.push(ids))
  actor.on('connection.returned', () => {
    returned += 1
  })
  return {
    clock,
    tally,
    stopped,
    returned: () => returned,
    send: (event: ConnectionEvent) => {
      actor.send(event)
      return selectTelling(actor.getSnapshot())
    },
    telling: () => selectTelling(actor.getSnapshot()),
    isApart: () => actor.getSnapshot().hasTag('apart'),
    waiting: () => selectWaiting(actor.getSnapshot()),
    unsaved: () => selectUnsaved(actor.getSnapshot()),
    work: () => selectWork(actor.getSnapshot()),
    places: () => actor.getSnapshot().context.places,
    unread: () => actor.getSnapshot().context.unread,
    failedCalls: () => actor.getSnapshot().context.failedCalls,
    troubles: () => actor.getSnapshot().context.troubles,
  }
}

const slow = (id: number) => ({ type: 'connection.troubled', trouble: { id, why: 'slow' } }) as const
const away = (id: number) => ({ type: 'connection.troubled', trouble: { id, why: 'away' } }) as const
const settled = (id: number) => ({ type: 'connection.settled', id }) as const

it('remembers the last five calls that failed, the latest first', () => {
  const { send, failedCalls } = open()
  for (let at = 1; at <= 6; at += 1)
    send({
      type: 'connection.failed',
      call: { name: 'getpapers', reason: 'unavailable', number: `number-${at}`, at },
    })
  expect(failedCalls().map(({ at }) => at)).toEqual([6, 5, 4, 3, 2])
})

it('is a fault of the line or the server, and not a refusal', () => {
  const told = (reason: RejectionReason) => faultReasonOf({ kind: 'rejected', reason, message: '' })
  expect([told('unavailable'), told('crashed'), told('conflict'), told('invalid')]).toEqual([
    'unavailable',
    'crashed',
    null,
    null,
  ])
  expect([faultReasonOf({ kind: 'expired' }), faultReasonOf({ kind: 'timedOut' })]).toEqual([
    null,
    'timedOut',
  ])
})

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

// R-connection-5.
it('what was read the last time is told as old until all of it is read anew, or another page is shown', () => {
  const tab = open()
  const old = (name: string) => ({ type: 'connection.old', name }) as const
  const renewed = (name: string) => ({ type: 'connection.renewed', name }) as const
  expect(tab.send(old('notes'))).toBe('old')
  tab.send(old('notes'))
  expect(tab.send(old('course'))).toBe('old')
  expect(tab.send(slow(1))).toBe('slow')
  expect(tab.send(settled(1))).toBe('old')
  expect(tab.send({ type: 'connection.unreached' })).toBe('unreached')
  expect(tab.send({ type: 'connection.reached' })).toBe('old')
  expect(tab.send(renewed('notes'))).toBe('old')
  expect(tab.send(renewed('course'))).toBe(null)
  tab.send(old('notes'))
  expect(tab.send({ type: 'connection.turned' })).toBe(null)
})

it('what waits to be sent is counted by its kind', () => {
  const tab = open()
  tab.send({ type: 'connection.counted', work: 'learning', count: 2 })
  tab.send({ type: 'connection.counted', work: 'answers', count: 3 })
  tab.send({ type: 'connection.counted', work: 'learning', count: 1 })
  expect(tab.waiting()).toBe(4)
})

it('what lies in the browser is counted too, and what its outbox says of it only once', async () => {
  const tab = open()
  tab.send({ type: 'connection.counted', work: 'writings', count: 1 })
  tab.send({ type: 'connection.tally' })
  const places = [{ page: 'paper', id: 9, name: '单元练习', section: '' }] as const
  const stored = { ...NO_WORK, writings: 2, answers: 1, uploads: 3, papers: 1, captions: 2 }
  tab.tally.answer({ stored, places, unread: 2 })
  await settle()
  expect([tab.places(), tab.unread()]).toEqual([places, 2])
  expect([tab.waiting(), tab.unsaved()]).toEqual([6, 3])
  expect(sameCounts(tab.work(), { ...tab.work() })).toBe(true)
  expect(sameCounts(tab.work(), NO_WORK)).toBe(false)
  tab.send({ type: 'connection.tally' })
  tab.tally.fail(new Error('of a test'))
  await settle()
  expect([tab.waiting(), tab.unsaved()]).toEqual([6, 3])
})

it('what lies in the browser is counted when there is no way to the server, and every five seconds until there is', () => {
  const tab = open()
  expect(tab.tally.asked()).toBe(0)
  for (const [event, back] of [
    ['connection.lost', 'connection.found'],
    ['connection.unreached', 'connection.reached'],
  ] as const) {
    const before = tab.tally.asked()
    tab.send({ type: event })
    expect(tab.tally.asked()).toBe(before + 1)
    tab.clock.increment(5000)
    tab.clock.increment(5000)
    expect(tab.tally.asked()).toBe(before + 3)
    tab.send({ type: back })
    tab.clock.increment(60_000)
    expect(tab.tally.asked()).toBe(before + 3)
  }
  const before = tab.tally.asked()
  tab.send(away(1))
  expect(tab.tally.asked()).toBe(before + 1)
})

it('takes every transition that it declares', () => {
  expect([...taken].sort()).toEqual(declaredTransitions(connectionMachine))
})
