import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { retryWait } from '#domain/kernel/retry.ts'
import type { Delivery, LedgerEvent } from '#domain/learning/ledger.events.ts'
import { BEAT_MS, ledgerMachine } from '#domain/learning/ledger.machine.ts'
import { type LedgerLine, lineOf } from '#domain/learning/ledger-line.ts'
import { type Deferred, deferred, settle } from '#tests/support/deferred.ts'
import { aMoment } from '#tests/support/learning.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

/**
 * The statechart explored by itself, then every path walked on a running actor whose ports answer what the path says:
 * the two must agree at every step, and the walks together must take every transition that is declared.
 */
const USER = 7
const first = lineOf(USER, aMoment({ position: 1, at: 1, begins: true }))
const second = aMoment({ position: 2, at: 2 })

const nothing: Delivery = { acknowledged: [], refused: [], refusal: null, failure: null, at: 1 }
const offline: Delivery = { ...nothing, failure: { kind: 'unreachable' } }

const OPEN = 'sending.open'
const done = (where: string, output: unknown) => ({ type: `xstate.done.actor.0.ledger.${where}`, output })
const broken = (where: string) => ({ type: `xstate.error.actor.0.ledger.${where}`, error: new Error('bug') })

const EVENTS = [
  { type: 'ledger.open', userId: USER },
  { type: 'ledger.park' },
  { type: 'ledger.drop' },
  { type: 'ledger.note', moment: { ...first.moment, begins: true } },
  { type: 'ledger.note', moment: second },
  { type: 'ledger.flush' },
  { type: 'ledger.gather' },
  { type: `xstate.after.beat.ledger.${OPEN}.due` },
  { type: `xstate.after.slow.ledger.${OPEN}.posting.brisk` },
  { type: `xstate.after.backOff.ledger.${OPEN}.backingOff` },
  done('keeping.writing', [first]),
  broken('keeping.writing'),
  done(`${OPEN}.gathering`, [first]),
  broken(`${OPEN}.gathering`),
  done(`${OPEN}.posting`, { ...nothing, acknowledged: [first] }),
  done(`${OPEN}.posting`, offline),
  broken(`${OPEN}.posting`),
] as const

type Snapshot = SnapshotFrom<typeof ledgerMachine>
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
  lines: context.lines.map(brief),
  unwritten: context.unwritten.map(brief),
  underWay: context.underWay.map(brief),
  attempts: Math.min(1, context.attempts),
})

/** What a port says matters only where somebody waits for it, and a clock only where one runs. */
const isExpected = (snapshot: Snapshot, event: ModelEvent): boolean => {
  const where = /^xstate\.(?:(?:done|error)\.actor\.0|after\.\w+)\.ledger\.(.+)$/.exec(event.type)?.[1]
  return where === undefined || snapshot._nodes.some(({ id }) => id === `ledger.${where}`)
}

/** Without the variants that lead to the same places: few enough for every simple path. */
const MAIN_ROADS: readonly ModelEvent[] = [
  { type: 'ledger.open', userId: USER },
  { type: 'ledger.park' },
  { type: 'ledger.note', moment: { ...first.moment, begins: true } },
  done(`${OPEN}.gathering`, []),
  done(`${OPEN}.posting`, { ...nothing, acknowledged: [first] }),
  done(`${OPEN}.posting`, offline),
  { type: `xstate.after.backOff.ledger.${OPEN}.backingOff` },
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

const walk = async (steps: readonly Step[]) => {
  const clock = new SimulatedClock()
  const port = {
    'keeping.writing': deferred<readonly LedgerLine[]>(),
    [`${OPEN}.gathering`]: deferred<readonly LedgerLine[]>(),
    [`${OPEN}.posting`]: deferred<Delivery>(),
  }
  const actor = createActor(
    ledgerMachine.provide({
      actors: {
        keep: fromPromise(port['keeping.writing'].ask),
        gather: fromPromise(port[`${OPEN}.gathering`]?.ask ?? fail),
        send: fromPromise(port[`${OPEN}.posting`]?.ask ?? fail),
        watch: fromCallback<LedgerEvent>(() => undefined),
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
    const [, end, where = ''] = /^xstate\.(done|error)\.actor\.0\.ledger\.(.+)$/.exec(event.type) ?? []
    const asked = (port as Record<string, Deferred<unknown>>)[where]
    if (event.type.startsWith('xstate.after')) {
      const delay = event.type.split('.')[2] ?? ''
      const { attempts } = actor.getSnapshot().context
      clock.increment(
        delay === 'backOff' ? retryWait({ attempts, failure: null }) : WAITING[delay as 'beat' | 'slow'],
      )
    } else if (end === 'done') asked?.answer('output' in event ? event.output : undefined)
    else if (end === 'error') asked?.fail('error' in event ? event.error : undefined)
    else actor.send(event as LedgerEvent)
    await settle()
  }
}

const fail = () => Promise.reject(new Error('no such port'))

describe('the ledger', () => {
  it('goes by the shortest path to each of its states, and from there one step further in every way', async () => {
    const paths = getShortestPaths(ledgerMachine, options(EVENTS))
    expect(paths.length).toBeGreaterThan(30)
    for (const { state, steps } of paths) {
      for (const event of EVENTS.filter((candidate) => isExpected(state, candidate))) {
        const [after] = transition(ledgerMachine, state, event as LedgerEvent)
        await walk([...steps, { state: after, event }])
      }
    }
  })

  it('goes by every simple path through opening, noting, sending and parking', async () => {
    const paths = getSimplePaths(ledgerMachine, options(MAIN_ROADS))
    expect(paths.length).toBeGreaterThan(10)
    for (const { steps } of paths) await walk(steps)
  })
})

describe('all walks together', () => {
  it('take every transition of the statechart', () => {
    expect([...log.taken].sort()).toEqual(expect.arrayContaining([...declaredTransitions(ledgerMachine)]))
  })
})
