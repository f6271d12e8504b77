import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { OutboxEvent, Sending } from '#domain/kernel/outbox.events.ts'
import { createOutbox, type OutboxMachine } from '#domain/kernel/outbox.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import { isNews, type LedgerLine, lineOf, linesAfter, withLines } from '#domain/learning/ledger-line.ts'
import { deferred } from '#tests/support/deferred.ts'
import { aMoment } from '#tests/support/learning.ts'
import { eventsOf, type ModelEvent, walkEverywhere, walkSimplePaths } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

/**
 * The statechart explored by itself, then every path walked on a running actor whose ports answer what the path says:
 * the two must agree at every step, and the walks together must take every transition that is declared.
 */
type ItemEvent = OutboxEvent<LedgerLine>
type Delivery = Sending<LedgerLine, true>

const USER = 7
const BEAT_MS = 10_000

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
const { done, broken, over } = eventsOf('outbox')

const put = (item: LedgerLine, urgency: 'soon' | 'now' | 'later') => ({ type: 'outbox.put', item, urgency })
const secondSoon = put(second, 'soon')
const secondOtherwise = [put(second, 'now'), put(second, 'later')]

/** What one order was seen to do the other does likewise. */
const isFor = (order: 'together' | 'inTurn', event: ModelEvent): boolean => {
  if (event === secondSoon) return order === 'together'
  if (secondOtherwise.some((otherwise) => otherwise === event)) return order === 'inTurn'
  return order === 'together' || !/error|drop|slow/.test(event.type)
}

const EVENTS = [
  { type: 'outbox.open', userId: USER },
  { type: 'outbox.close' },
  { type: 'outbox.drop' },
  put(first, 'soon'),
  secondSoon,
  ...secondOtherwise,
  { type: 'outbox.flush' },
  { type: 'outbox.gather' },
  over('beat', `${OPEN}.due`),
  over('slow', `${OPEN}.posting.brisk`),
  over('backOff', `${OPEN}.backingOff`),
  done('keeping.writing', [first]),
  broken('keeping.writing'),
  done(`${OPEN}.gathering`, [first]),
  broken(`${OPEN}.gathering`),
  done(`${OPEN}.posting`, taken),
  done(`${OPEN}.posting`, refused),
  done(`${OPEN}.posting`, offline),
  broken(`${OPEN}.posting`),
]

type Snapshot = SnapshotFrom<OutboxMachine<LedgerLine, true>>

const waitOf = ({ context: { attempts } }: Snapshot, where: string): number => {
  if (where.endsWith('backingOff')) return retryWait({ attempts, failure: null })
  return where.endsWith('due') ? BEAT_MS : 1500
}

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

/** Without the variants that lead to the same places: few enough for every simple path. */
const MAIN_ROADS = [
  { type: 'outbox.open', userId: USER },
  { type: 'outbox.close' },
  put(first, 'soon'),
  done(`${OPEN}.gathering`, []),
  done(`${OPEN}.posting`, taken),
  done(`${OPEN}.posting`, offline),
  over('backOff', `${OPEN}.backingOff`),
]

const log = transitionLog()

const model = (machine: OutboxMachine<LedgerLine, true>, events: readonly ModelEvent[]) => ({
  machine,
  input: undefined,
  events,
  essence,
  bind: () => {
    const keep = deferred<readonly LedgerLine[]>()
    const gather = deferred<readonly LedgerLine[]>()
    const send = deferred<Delivery>()
    return {
      machine: machine.provide({
        actors: {
          keep: fromPromise(keep.ask),
          gather: fromPromise(gather.ask),
          send: fromPromise(send.ask),
          watch: fromCallback<ItemEvent>(() => undefined),
        },
      }),
      ports: { 'keeping.writing': keep, [`${OPEN}.gathering`]: gather, [`${OPEN}.posting`]: send },
    }
  },
  wait: waitOf,
  inspect: log.inspect,
})

describe.each(OUTBOXES)('an outbox that sends $order', ({ machine, order }) => {
  it('goes by the shortest path to each of its states, and from there one step further in every way', async () => {
    const events = EVENTS.filter((event) => isFor(order, event))
    expect(await walkEverywhere(model(machine, events))).toBeGreaterThan(order === 'together' ? 30 : 15)
  })

  it('goes by every simple path through opening, putting, sending and closing', async () => {
    expect(await walkSimplePaths(model(machine, MAIN_ROADS))).toBeGreaterThan(10)
  })
})

describe('all walks together', () => {
  it('take every transition it declares', () => {
    const declared = OUTBOXES.flatMap(({ machine }) => declaredTransitions(machine))
    expect([...log.taken].sort()).toEqual(expect.arrayContaining(declared))
  })
})
