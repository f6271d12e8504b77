import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { OutboxEvent, Sending } from '#domain/kernel/outbox.events.ts'
import { createOutbox, type OutboxMachine } from '#domain/kernel/outbox.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import { isNews, type LedgerLine, lineOf, linesAfter, withLines } from '#domain/learning/ledger-line.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
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
const outboxThatSends = (order: 'together' | 'inTurn') => ({
  order,
  machine: createOutbox<LedgerLine, true>('outbox', {
    ownerOf: ({ userId }) => userId,
    merge: withLines,
    after: linesAfter,
    isNews,
    order,
    sequenceOf: ({ moment }) => String(moment.sectionId),
    isUrgent: (lines) => lines.some(({ plays }) => order === 'inTurn' || plays.length > 0),
    beatMs: BEAT_MS,
  }),
})
const IN_TURN = outboxThatSends('inTurn')
const OUTBOXES = [outboxThatSends('together'), IN_TURN]
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

const CRASHED: Failure = { kind: 'rejected', reason: 'crashed', message: '' }

/** An outbox in turn whose server fails at some sections; which sections it was asked about. */
const inTurnAgainst = async (faults: ReadonlyMap<number, Failure | Error>) => {
  const asked: number[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    IN_TURN.machine.provide({
      actors: {
        keep: fromPromise<readonly LedgerLine[], readonly LedgerLine[]>(async ({ input }) => input),
        gather: fromPromise<readonly LedgerLine[], number>(async () => []),
        send: fromPromise<Delivery, readonly LedgerLine[]>(async ({ input }) => {
          asked.push(...input.map(({ moment }) => moment.sectionId))
          const sent = input.map((item) => {
            const fault = faults.get(item.moment.sectionId)
            if (fault instanceof Error) throw fault
            return { item, result: fault === undefined ? success(true as const) : failed(fault) }
          })
          return { sent, at: 1 }
        }),
        watch: fromCallback<ItemEvent>(() => undefined),
      },
    }),
    { clock, inspect: log.inspect },
  )
  actor.start()
  actor.send({ type: 'outbox.open', userId: USER })
  await settle()
  const write = async (...sections: readonly number[]) => {
    for (const sectionId of sections) {
      const item = lineOf(USER, aMoment({ sectionId }))
      actor.send({ type: 'outbox.put', item, urgency: 'now' })
    }
    await settle()
  }
  const waitFor = async (milliseconds: number) => {
    clock.increment(milliseconds)
    await settle()
    await settle()
  }
  const context = () => actor.getSnapshot().context
  const waiting = () => context().items.map(({ moment }) => moment.sectionId)
  return { actor, asked, write, waitFor, context, waiting }
}

describe('an outbox that sends inTurn, at an item that the server fails at each time', () => {
  it.each([
    ['a mistake of the server', CRASHED],
    ['an answer that cannot be read', { kind: 'unreadable' } as const],
    ['a bug here', new Error('a bug')],
  ])('sends the others before it from its fourth failure on: %s', async (_, fault) => {
    const { asked, write, waitFor, context, waiting } = await inTurnAgainst(new Map([[1, fault]]))
    await write(1, 2, 3)
    for (const attempts of [1, 2]) await waitFor(retryWait({ attempts, failure: null }))
    expect([asked, waiting(), context().attempts]).toEqual([[1, 1, 1], [1, 2, 3], 3])
    await waitFor(retryWait({ attempts: 3, failure: null }))
    await settle()
    expect([asked, waiting()]).toEqual([[1, 1, 1, 1, 2, 3, 1], [1]])
    // It is tried again, later each time, and is nobody’s who waits for an answer.
    expect(context()).toMatchObject({ attempts: 1, prompt: [], stumbles: { 1: 5 } })
  })

  it('sends what is written meanwhile at once', async () => {
    const { asked, write, waitFor, waiting } = await inTurnAgainst(new Map([[1, CRASHED]]))
    await write(1)
    for (const attempts of [1, 2, 3, 4, 5]) await waitFor(retryWait({ attempts, failure: null }))
    await write(2)
    await settle()
    expect([asked.slice(6), waiting()]).toEqual([[2, 1], [1]])
  })

  it('tries the one that failed less often first, and forgets the failures of what got through', async () => {
    const faults = new Map([
      [1, CRASHED],
      [2, CRASHED],
    ])
    const { asked, write, waitFor, context, waiting } = await inTurnAgainst(faults)
    await write(1, 2)
    for (let turn = 0; turn < 12; turn += 1) await waitFor(60_000)
    expect(Math.abs((context().stumbles[1] ?? 0) - (context().stumbles[2] ?? 0))).toBeLessThanOrEqual(1)
    faults.delete(1)
    for (let turn = 0; turn < 2; turn += 1) await waitFor(60_000)
    expect([waiting(), Object.keys(context().stumbles)]).toEqual([[2], ['2']])
    expect(asked.filter((section) => section === 1).length).toBeGreaterThan(4)
  })

  it.each([
    ['no line', { kind: 'unreachable' } as const],
    ['a server that is away', { kind: 'rejected', reason: 'unavailable', message: '' } as const],
    ['too much to do', { kind: 'rejected', reason: 'busy', message: '' } as const],
  ])('keeps the order where the failure is not of the item: %s', async (_, fault) => {
    const { asked, write, waitFor, context } = await inTurnAgainst(new Map([[1, fault]]))
    await write(1, 2)
    for (let turn = 0; turn < 8; turn += 1) await waitFor(60_000)
    expect(new Set(asked)).toEqual(new Set([1]))
    expect(context().stumbles).toEqual({})
  })
})

describe('all walks together', () => {
  it('take every transition it declares', () => {
    const declared = OUTBOXES.flatMap(({ machine }) => declaredTransitions(machine))
    expect([...log.taken].sort()).toEqual(expect.arrayContaining(declared))
  })
})
