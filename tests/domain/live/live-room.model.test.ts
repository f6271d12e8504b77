import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LiveRoomEvent } from '#domain/live/live-room.events.ts'
import { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import { liveRoundsMachine } from '#domain/live/live-rounds.machine.ts'
import type { ToldRounds } from '#domain/live/live-rounds.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import { LIVE_START } from '#tests/support/courses.ts'
import { type Deferred, deferred, settle } from '#tests/support/deferred.ts'
import { aSession } from '#tests/support/lives.ts'

/**
 * The room explored by itself while the clock stands still, then every shortest path walked on a running actor whose port
 * answers what the path says: the two agree at every step, and every state is met.
 */
const now = (): number => LIVE_START - 60_000
const chance = (): number => 0
const input = { userId: 3, courseId: 7, sectionId: 71, now, chance }
const begun = { startTime: new Date(LIVE_START - 600_000).toISOString() }

const LOOKS: readonly Result<LiveSession, Failure>[] = [
  success(aSession()),
  success(aSession({ status: 'running', ...begun })),
  success(aSession({ status: 'ended', ...begun })),
  success(aSession({ status: 'replay', ...begun })),
  success(aSession({ cancelled: true })),
  failed({ kind: 'rejected', reason: 'missing', message: '' }),
  failed({ kind: 'rejected', reason: 'withdrawn', message: '' }),
  failed({ kind: 'forbidden', message: '' }),
  failed({ kind: 'unreachable' }),
]

const done = (where: string, output: unknown) => ({ type: `xstate.done.actor.0.liveRoom.${where}`, output })
const broken = (where: string) => ({
  type: `xstate.error.actor.0.liveRoom.${where}`,
  error: new Error('bug'),
})
const WHERE = {
  look: ['loading', 'open.look.looking'],
  reserve: ['open.reservation.reserving'],
  cancel: ['open.reservation.cancelling'],
} as const

const EVENTS = [
  { type: 'liveRoom.retry' },
  { type: 'liveRoom.reconnect' },
  { type: 'liveRoom.streamFailed', fault: 'expired' },
  { type: 'liveRoom.reserve' },
  { type: 'liveRoom.cancelReservation' },
  ...WHERE.look.flatMap((where) => [...LOOKS.map((look) => done(where, look)), broken(where)]),
  ...[...WHERE.reserve, ...WHERE.cancel].flatMap((where) => [
    done(where, success(true)),
    done(where, failed<Failure>({ kind: 'unreachable' })),
    broken(where),
  ]),
]

type Snapshot = SnapshotFrom<typeof liveRoomMachine>

const whereOf = ({ type }: { readonly type: string }): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.0\.liveRoom\.(.+)$/.exec(type)?.[1]

/** What is answered where nobody asked is out of place. */
const isExpected = (snapshot: Snapshot, event: { readonly type: string }): boolean => {
  const where = whereOf(event)
  return where === undefined || snapshot._nodes.some(({ id }) => id === `liveRoom.${where}`)
}

const essence = ({ value, context: { session, failure, failures } }: Snapshot) => ({
  value,
  session,
  failure,
  broken: failures > 0,
})

const walk = async (
  steps: readonly { readonly state: Snapshot; readonly event: { readonly type: string } }[],
) => {
  const look = deferred<Result<LiveSession, Failure>>()
  const reserve = deferred<Result<true, Failure>>()
  const cancel = deferred<Result<true, Failure>>()
  const rounds = deferred<Result<ToldRounds, Failure>>()
  const actor = createActor(
    liveRoomMachine.provide({
      actors: {
        look: fromPromise(look.ask),
        reserve: fromPromise(reserve.ask),
        cancelReservation: fromPromise(cancel.ask),
        watch: fromCallback<LiveRoomEvent>(() => undefined),
        rounds: liveRoundsMachine.provide({
          actors: { ask: fromPromise(rounds.ask) },
          actions: { forget: () => undefined },
        }),
      },
    }),
    { clock: new SimulatedClock(), input },
  )
  actor.start()
  for (const { state, event } of steps) {
    const where = whereOf(event)
    const ofReservation = where === WHERE.reserve[0] ? reserve : cancel
    const isReservation = where === WHERE.reserve[0] || where === WHERE.cancel[0]
    const asked = (isReservation ? ofReservation : look) as Deferred<unknown>
    if (where === undefined) {
      if (event.type !== 'xstate.init') actor.send(event as LiveRoomEvent)
    } else if ('output' in event) asked.answer(event.output)
    else asked.fail(new Error('bug'))
    await settle()
    expect(essence(actor.getSnapshot())).toEqual(essence(state))
  }
  actor.stop()
}

it('goes by the shortest path to each of its states', async () => {
  const paths = getShortestPaths(liveRoomMachine, {
    input,
    events: (snapshot: Snapshot) => EVENTS.filter((event) => isExpected(snapshot, event)) as never,
    serializeState: (snapshot: Snapshot) => JSON.stringify(essence(snapshot)),
    stopWhen: ({ context }: Snapshot) => context.failures > 1,
  })
  const met = new Set(
    paths.map(({ state: { value } }) => (typeof value === 'string' ? value : `open.${value.open.turn}`)),
  )
  expect([...met].sort()).toEqual([
    'defect',
    'failed',
    'forbidden',
    'loading',
    'missing',
    'open.announced',
    'open.cancelled',
    'open.ended',
    'open.running',
    'replay',
    'withdrawn',
  ])
  for (const { steps } of paths) await walk(steps)
})
