import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import type { OutboxEvent, Sending } from '#domain/kernel/outbox.events.ts'
import { createOutbox, type OutboxMachine } from '#domain/kernel/outbox.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import { isNews, type LedgerLine, lineOf, linesAfter, withLines } from '#domain/learning/ledger-line.ts'
import { type Deferred, deferred, settle } from '#tests/support/deferred.ts'
import { aMoment } from '#tests/support/learning.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

/**
 * The statechart explored by itself, then every path walked on a running actor whose ports answer what the path says:
 * the two must agree at every step, and the walks together must take every transition that is declared.
 */
type ItemEvent = OutboxEvent<LedgerLine>
type Delivery = Sending<LedgerLine, true>

const USER = 7
const BEAT_MS = 10_000

/** What one order was seen to do the other does likewise. */
const isFor = (order: 'together' | 'inTurn', event: ModelEvent): boolean => {
  if ('haste' in event && event.item === second) return (event.haste === 'soon') === (order === 'together')
  return order === 'together' || !/error|drop|slow/.test(event.type)
}

/** Lines of a ledger, which merge: sent together, the urgent ones at once, or one after another, all at once. */
const OUTBOXES = (['together', 'inTurn'] as const).map((order) => ({
  order,
  machine: createOutbox<LedgerLine, true>('outbox', {
    ownerOf: ({ userId }) => userId,
    merge: withLines,
    after: linesAfter,
    isNews,
    order,
    isUrgent: (lines) => lines.some(({ plays }) => order === 'inTurn' || plays.length > 0),
    beatMs: BEAT_MS,
  }),
}))
const first = lineOf(USER, aMoment({ position: 1, at: 1, begins: true }))
const second = lineOf(USER, aMoment({ position: 2, at: 2 }))

const taken: Delivery = { sent: [{ item: first, result: success(true) }], at: 1 }
const gone = { kind: 'rejected', reason: 'missing', message: '' } as const
const refused: Delivery = { sent: [{ item: first, result: failed(gone) }], at: 1 }
const offline: Delivery = { sent: [{ item: first, result: failed({ kind: 'unreachable' }) }], at: 1 }

const OPEN = 'sending.open'
const done = (where: string, output: unknown) => ({ type: `xstate.done.actor.0.outbox.${where}`, output })
const broken = (where: string) => ({ type: `xstate.error.actor.0.outbox.${where}`, error: new Error('bug') })

const EVENTS = [
  { type: 'outbox.open', userId: USER },
  { type: 'outbox.close' },
  { type: 'outbox.drop' },
  { type: 'outbox.put', item: first, haste: 'soon' },
  { type: 'outbox.put', item: second, haste: 'soon' },
  { type: 'outbox.put', item: second, haste: 'now' },
  { type: 'outbox.put', item: second, haste: 'later' },
  { type: 'outbox.flush' },
  { type: 'outbox.gather' },
  { type: `xstate.after.beat.outbox.${OPEN}.due` },
  { type: `xstate.after.slow.outbox.${OPEN}.posting.brisk` },
  { type: `xstate.after.backOff.outbox.${OPEN}.backingOff` },
  done('keeping.writing', [first]),
  broken('keeping.writing'),
  done(`${OPEN}.gathering`, [first]),
  broken(`${OPEN}.gathering`),
  done(`${OPEN}.posting`, taken),
  done(`${OPEN}.posting`, refused),
  done(`${OPEN}.posting`, offline),
  broken(`${OPEN}.posting`),
] as const

type Snapshot = SnapshotFrom<OutboxMachine<LedgerLine, true>>
type ModelEvent = (typeof EVENTS)[number] | { readonly type: `xstate.${string}`; readonly output?: unknown }

const WAITING = {
  beat: BEAT_MS,
  slow: 1500,
} as const

const brief = ({ moment, plays }: LedgerLine) => [moment.position, plays.length]

/** Attempts are told apart up to the first: from there on a wait is only longer. */
const essence = ({ value, context }: Snapshot) => ({
  value,
  user: context.userId,
  items: context.items.map(brief),
  unwritten: context.unwritten.map(brief),
  underWay: context.underWay.map(brief),
  attempts: Math.min(1, context.attempts),
})

/** What a port says matters only where somebody waits for it, and a clock only where one runs. */
const isExpected = (snapshot: Snapshot, event: ModelEvent): boolean => {
  const where = /^xstate\.(?:(?:done|error)\.actor\.0|after\.\w+)\.outbox\.(.+)$/.exec(event.type)?.[1]
  return where === undefined || snapshot._nodes.some(({ id }) => id === `outbox.${where}`)
}

/** Without the variants that lead to the same places: few enough for every simple path. */
const MAIN_ROADS: readonly ModelEvent[] = [
  { type: 'outbox.open', userId: USER },
  { type: 'outbox.close' },
  { type: 'outbox.put', item: first, haste: 'soon' },
  done(`${OPEN}.gathering`, []),
  done(`${OPEN}.posting`, taken),
  done(`${OPEN}.posting`, offline),
  { type: `xstate.after.backOff.outbox.${OPEN}.backingOff` },
]

const options = (events: readonly ModelEvent[]) => ({
  events: (snapshot: Snapshot) => events.filter((event) => isExpected(snapshot, event)) as never,
  serializeState: (snapshot: Snapshot) => JSON.stringify(essence(snapshot)),
})

const log = transitionLog()

interface Step {
  readonly state: Snapshot
  readonly event: { readonly type: string }
}

const walk = async (machine: OutboxMachine<LedgerLine, true>, steps: readonly Step[]) => {
  const clock = new SimulatedClock()
  const port = {
    'keeping.writing': deferred<readonly LedgerLine[]>(),
    [`${OPEN}.gathering`]: deferred<readonly LedgerLine[]>(),
    [`${OPEN}.posting`]: deferred<Delivery>(),
  }
  const actor = createActor(
    machine.provide({
      actors: {
        keep: fromPromise(port['keeping.writing'].ask),
        gather: fromPromise(port[`${OPEN}.gathering`]?.ask ?? fail),
        send: fromPromise(port[`${OPEN}.posting`]?.ask ?? fail),
        watch: fromCallback<ItemEvent>(() => undefined),
      },
    }),
    { clock, inspect: log.inspect },
  )
  actor.start()
  for (const { state, event } of steps) {
    // A step carries the event that led to its state; the first one carries the start itself.
    if (event.type !== 'xstate.init') await perform(event as ModelEvent)
    expect(essence(actor.getSnapshot())).toEqual(essence(state))
  }
  actor.stop()

  async function perform(event: ModelEvent): Promise<void> {
    const [, end, where = ''] = /^xstate\.(done|error)\.actor\.0\.outbox\.(.+)$/.exec(event.type) ?? []
    const asked = (port as Record<string, Deferred<unknown>>)[where]
    if (event.type.startsWith('xstate.after')) {
      const delay = event.type.split('.')[2] ?? ''
      const { attempts } = actor.getSnapshot().context
      clock.increment(
        delay === 'backOff' ? retryWait({ attempts, failure: null }) : WAITING[delay as 'beat' | 'slow'],
      )
    } else if (end === 'done') asked?.answer('output' in event ? event.output : undefined)
    else if (end === 'error') asked?.fail('error' in event ? event.error : undefined)
    else actor.send(event as ItemEvent)
    await settle()
  }
}

const fail = () => Promise.reject(new Error('no such port'))

describe.each(OUTBOXES)('an outbox that sends $order', ({ machine, order }) => {
  it('goes by the shortest path to each of its states, and from there one step further in every way', async () => {
    const events = EVENTS.filter((event) => isFor(order, event))
    const paths = getShortestPaths(machine, options(events))
    expect(paths.length).toBeGreaterThan(order === 'together' ? 30 : 15)
    for (const { state, steps } of paths) {
      for (const event of events.filter((candidate) => isExpected(state, candidate))) {
        const [after] = transition(machine, state, event as ItemEvent)
        await walk(machine, [...steps, { state: after, event }])
      }
    }
  })

  it('goes by every simple path through opening, putting, sending and closing', async () => {
    const paths = getSimplePaths(machine, options(MAIN_ROADS))
    expect(paths.length).toBeGreaterThan(10)
    for (const { steps } of paths) await walk(machine, steps)
  })
})

describe('all walks together', () => {
  it('take every transition it declares', () => {
    const declared = OUTBOXES.flatMap(({ machine }) => declaredTransitions(machine))
    expect([...log.taken].sort()).toEqual(expect.arrayContaining(declared))
  })
})
