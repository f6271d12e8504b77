import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { SessionEvent, SessionInput } from '#domain/session/session.events.ts'
import { sessionMachine } from '#domain/session/session.machine.ts'

import { KEEP_ALIVE_MS } from '#domain/session/session.setup.ts'
import { conditionOf } from '#domain/session/session-condition.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, type ModelEvent, walkEverywhere, walkSimplePaths } from '#tests/support/model-walk.ts'
import { aUser } from '#tests/support/people.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

/**
 * The statechart explored by itself, then every path walked on a running actor whose ports answer what the path says:
 * the two must agree at every step, and the walks together must take every transition that is declared.
 */
const credentials = { account: '13900000001', password: 'Zhiyuan2026' }
const unreachable = failed<Failure>({ kind: 'unreachable' })
const expired = failed<Failure>({ kind: 'expired' })

/** Unlike the ten seconds of the keep-alive beside it. */
const RETRY_APART_MS = KEEP_ALIVE_MS + 1

const { done, broken, over } = eventsOf('session')

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

/** Held like the one who has to choose a password, for another reason or as somebody else: no roads of their own. */
const heldUsers: readonly Result<CurrentUser, Failure>[] = [
  success(aUser({ id: 8, name: '王强', mustChangePassword: true })),
  success(aUser({ roleMenus: 'absent', mustProve: true })),
  success(aUser({ mustEnrol: true })),
]

const EVENTS = [
  { type: 'session.signIn', credentials },
  { type: 'session.signOut' },
  { type: 'session.expired' },
  { type: 'session.openedElsewhere' },
  { type: 'session.reread' },
  { type: 'session.closedElsewhere' },
  { type: 'session.chooseOrganisation', organisation: { id: 2, name: '江城第一中学' } },
  { type: 'session.restart' },
  { type: 'session.conditionMet' },
  { type: 'keepAlive.elected' },
  { type: 'keepAlive.passed' },
  over('keepAlive', 'loggedIn.keepAlive.resting'),
  over('keepAlive', 'loggedIn.keepAlive.pinging'),
  over('retry', 'restoring.delayed'),
  over('retry', 'loggedIn.profile.unconfirmed'),
  broken('loggedIn.keepAlive.pinging'),
  done('signingIn.authenticating', success(true)),
  done('signingIn.authenticating', unreachable),
  done('signingIn.authenticating', expired),
  broken('signingIn.authenticating'),
  ...USER_FETCHES.flatMap((where) => [...users.map((user) => done(where, user)), broken(where)]),
  ...USER_FETCHES.flatMap((where) => heldUsers.map((user) => done(where, user))),
  done('signingOut.leaving', success(true)),
  done('signingOut.leaving', expired),
  done('signingOut.leaving', unreachable),
  broken('signingOut.leaving'),
  done('signingOut.wiping', undefined),
  broken('signingOut.wiping'),
]

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** Without the variants that lead to the same places: few enough for every simple path. */
const MAIN_ROADS: readonly ModelEvent[] = EVENTS.filter(
  (event) =>
    !(
      event.type.startsWith('xstate.done') &&
      heldUsers.includes((event as { output?: never }).output as never)
    ) &&
    !event.type.startsWith('xstate.error') &&
    !event.type.endsWith('Elsewhere') &&
    event.type !== 'session.reread' &&
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
  condition: conditionOf(context.user),
  arriving: context.arriving,
  organisation: context.organisation.id,
  tokenStored: context.tokenStored,
  marked: context.marked,
  delayed: context.delayed,
})

const log = transitionLog()

/** What one start leads to is gone from there once: all that a state knows of its start is in its essence. */
const tried = new Set<string>()

const bind = () => {
  const authenticate = deferred<Result<true, Failure>>()
  const fetchUser = deferred<Result<CurrentUser, Failure>>()
  const keepAlive = deferred<unknown>()
  const signOut = deferred<Result<true, Failure>>()
  const wipe = deferred<void>()
  return {
    machine: sessionMachine.provide({
      actors: {
        authenticate: fromPromise(authenticate.ask),
        fetchUser: fromPromise(fetchUser.ask),
        keepAlive: fromPromise(keepAlive.ask),
        signOut: fromPromise(signOut.ask),
        wipe: fromPromise(wipe.ask),
        leadership: fromCallback<SessionEvent>(() => undefined),
      },
      delays: { retry: RETRY_APART_MS },
    }),
    ports: {
      'signingIn.authenticating': authenticate,
      ...Object.fromEntries(USER_FETCHES.map((where) => [where, fetchUser])),
      'loggedIn.keepAlive.pinging': keepAlive,
      'signingOut.leaving': signOut,
      'signingOut.wiping': wipe,
    },
  }
}

const model = (input: SessionInput, events: readonly ModelEvent[]) => ({
  machine: sessionMachine,
  input,
  events,
  essence,
  bind,
  wait: (_: unknown, where: string) => (where.includes('keepAlive') ? KEEP_ALIVE_MS : RETRY_APART_MS),
  inspect: log.inspect,
})

describe.each(STARTS)('the session with $name', ({ input }) => {
  it('goes by the shortest path to each of its states, and from there one step further in every way', async () => {
    expect(await walkEverywhere(model(input, EVENTS), tried)).toBeGreaterThan(10)
  })

  it('goes by every simple path through signing in, expiring and signing out', async () => {
    expect(await walkSimplePaths(model(input, MAIN_ROADS))).toBeGreaterThan(10)
  })
})

describe('all walks together', () => {
  it('take every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(sessionMachine))
  })
})
