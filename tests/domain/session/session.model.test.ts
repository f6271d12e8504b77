import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { SessionEvent, SessionInput } from '#domain/session/session.events.ts'
import { sessionMachine } from '#domain/session/session.machine.ts'
import { KEEP_ALIVE_MS } from '#domain/session/session.setup.ts'
import { type Deferred, deferred, settle } from '#tests/support/deferred.ts'
import { aUser } from '#tests/support/people.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

/**
 * The statechart explored by itself, then every path walked on a running actor whose ports answer what the path says:
 * the two must agree at every step, and the walks together must take every transition that is declared.
 */
const credentials = { account: '13900000001', password: 'Zhiyuan2026' }
const unreachable = failed<Failure>({ kind: 'unreachable' })
const expired = failed<Failure>({ kind: 'expired' })

const done = (where: string, output: unknown) => ({ type: `xstate.done.actor.0.session.${where}`, output })
const broken = (where: string) => ({ type: `xstate.error.actor.0.session.${where}`, error: new Error('bug') })

const USER_FETCHES = [
  'restoring.fetchingUser',
  'signingIn.fetchingUser',
  'loggedIn.profile.refreshing',
] as const
const users: readonly Result<CurrentUser, Failure>[] = [
  success(aUser()),
  success(aUser({ id: 8, name: '王强' })),
  success(aUser({ roleMenus: 'absent' })),
  success(aUser({ mustChangePassword: true })),
  unreachable,
  expired,
]

const EVENTS = [
  { type: 'session.signIn', credentials },
  { type: 'session.signOut' },
  { type: 'session.expired' },
  { type: 'session.openedElsewhere' },
  { type: 'session.closedElsewhere' },
  { type: 'session.chooseOrganisation', organisation: { id: 2, name: '江城第一中学' } },
  { type: 'session.restart' },
  { type: 'session.passwordChosen' },
  { type: 'keepAlive.elected' },
  { type: 'xstate.after.keepAlive.session.loggedIn.keepAlive.resting' },
  { type: 'xstate.after.keepAlive.session.loggedIn.keepAlive.pinging' },
  { type: 'xstate.after.retry.session.restoring.delayed' },
  broken('loggedIn.keepAlive.pinging'),
  done('signingIn.authenticating', success(true)),
  done('signingIn.authenticating', unreachable),
  done('signingIn.authenticating', expired),
  broken('signingIn.authenticating'),
  ...USER_FETCHES.flatMap((where) => [...users.map((user) => done(where, user)), broken(where)]),
  done('signingOut.leaving', success(true)),
  done('signingOut.leaving', expired),
  done('signingOut.leaving', unreachable),
  broken('signingOut.leaving'),
  done('signingOut.wiping', undefined),
  broken('signingOut.wiping'),
] as const

type Snapshot = SnapshotFrom<typeof sessionMachine>
type ModelEvent = (typeof EVENTS)[number]

/** Without the variants that lead to the same places: few enough for every simple path. */
const MAIN_ROADS: readonly ModelEvent[] = EVENTS.filter(
  (event) =>
    !event.type.startsWith('xstate.error') &&
    !event.type.endsWith('Elsewhere') &&
    !event.type.startsWith('keepAlive') &&
    event.type !== 'session.chooseOrganisation',
)

const STARTS: readonly { name: string; input: SessionInput }[] = [
  { name: 'nothing stored', input: { tokenStored: false, user: null, marked: false } },
  { name: 'a token and a user stored', input: { tokenStored: true, user: aUser(), marked: false } },
  {
    name: 'a token and a user stored in a tab that was logged in',
    input: { tokenStored: true, user: aUser(), marked: true },
  },
  { name: 'a token without a user stored', input: { tokenStored: true, user: null, marked: false } },
]

const essence = ({ value, context }: Snapshot) => ({
  value,
  user: context.user?.id ?? null,
  unchosen: context.user?.mustChangePassword === true,
  organisation: context.organisation.id,
  tokenStored: context.tokenStored,
  marked: context.marked,
  delayed: context.delayed,
})

/** A fetched user matters only where somebody waits for one: what else is done or fails is out of place. */
const isExpected = (snapshot: Snapshot, event: ModelEvent): boolean => {
  const where = /^xstate\.(?:done|error)\.actor\.0\.session\.(.+)$/.exec(event.type)?.[1]
  if (where === undefined) {
    if (!event.type.startsWith('xstate.after')) return true
    return snapshot._nodes.some(({ id }) => event.type.endsWith(`.${id}`))
  }
  return snapshot._nodes.some(({ id }) => id === `session.${where}`)
}

const options = (input: SessionInput) => ({
  input,
  events: (snapshot: Snapshot) => EVENTS.filter((event) => isExpected(snapshot, event)) as never,
  serializeState: (snapshot: Snapshot) => JSON.stringify(essence(snapshot)),
})

const log = transitionLog()

interface Step {
  readonly state: Snapshot
  readonly event: { readonly type: string }
}

const walk = async (input: SessionInput, steps: readonly Step[]) => {
  const clock = new SimulatedClock()
  const port = {
    'signingIn.authenticating': deferred<Result<true, Failure>>(),
    user: deferred<Result<CurrentUser, Failure>>(),
    'loggedIn.keepAlive.pinging': deferred<unknown>(),
    'signingOut.leaving': deferred<Result<true, Failure>>(),
    'signingOut.wiping': deferred<void>(),
  }
  let elect = () => {}
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        authenticate: fromPromise(port['signingIn.authenticating'].ask),
        fetchUser: fromPromise(port.user.ask),
        keepAlive: fromPromise(port['loggedIn.keepAlive.pinging'].ask),
        signOut: fromPromise(port['signingOut.leaving'].ask),
        wipe: fromPromise(port['signingOut.wiping'].ask),
        leadership: fromCallback<SessionEvent>(({ sendBack }) => {
          elect = () => sendBack({ type: 'keepAlive.elected' })
          return () => {
            elect = () => {}
          }
        }),
      },
    }),
    { clock, input, inspect: log.inspect },
  )
  actor.start()
  for (const { state, event } of steps) {
    // A step carries the event that led to its state; the first one carries the start itself.
    if (event.type !== 'xstate.init') await perform(event as ModelEvent)
    expect(essence(actor.getSnapshot())).toEqual(essence(state))
  }
  actor.stop()

  async function perform(event: ModelEvent): Promise<void> {
    const match = /^xstate\.(done|error)\.actor\.0\.session\.(.+)$/.exec(event.type)
    if (event.type.startsWith('xstate.after')) clock.increment(KEEP_ALIVE_MS)
    else if (event.type === 'keepAlive.elected') elect()
    else if (match === null) actor.send(event as SessionEvent)
    else {
      const where = match[2] ?? ''
      const asked: Deferred<unknown> | undefined =
        Object.entries(port).find(([name]) => name === where)?.[1] ?? port.user
      if (match[1] === 'done') asked.answer('output' in event ? event.output : undefined)
      else asked.fail('error' in event ? event.error : undefined)
    }
    await settle()
  }
}

describe.each(STARTS)('the session with $name', ({ input }) => {
  it('goes by the shortest path to each of its states, and from there one step further in every way', async () => {
    for (const { state, steps } of getShortestPaths(sessionMachine, options(input))) {
      await walk(input, steps)
      for (const event of EVENTS.filter((candidate) => isExpected(state, candidate))) {
        const [after] = transition(sessionMachine, state, event as SessionEvent)
        await walk(input, [...steps, { state: after, event }])
      }
    }
  })

  it('goes by every simple path through signing in, expiring and signing out', async () => {
    const paths = getSimplePaths(sessionMachine, {
      ...options(input),
      events: (snapshot: Snapshot) => MAIN_ROADS.filter((event) => isExpected(snapshot, event)) as never,
    })
    expect(paths.length).toBeGreaterThan(10)
    for (const { steps } of paths) await walk(input, steps)
  })
})

describe('all walks together', () => {
  it('take every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(sessionMachine))
  })
})
