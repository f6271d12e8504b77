import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import type { Credentials } from './credentials.ts'
import { type CurrentUser, isSamePerson } from './current-user.ts'
import { NO_ORGANISATION, type Organisation } from './organisation.ts'
import { hasRole } from './role-menu.ts'
import type {
  CloseReason,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
} from './session.events.ts'
import { isPassing, messageOf, welcomed } from './session.outcome.ts'
import { conditionOf } from './session-condition.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'

/** R-session-8. */
export const KEEP_ALIVE_MS = 10_000
/** How long after a failure the user is fetched again. */
export const RETRY_MS = 10_000

/** Actors, delays, guards and actions of the session's statechart. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    /** Gets a token and keeps it. */
    authenticate: fromPromise<Result<true, Failure>, Credentials>(unprovided('authenticate')),
    /** Gets the user behind the kept token and keeps it. */
    fetchUser: fromPromise<Result<CurrentUser, Failure>>(unprovided('fetchUser')),
    keepAlive: fromPromise<unknown>(unprovided('keepAlive')),
    /** Takes part in the election of the leading tab; sends `keepAlive.elected` and `keepAlive.passed`, resigns when stopped. */
    leadership: fromCallback<SessionEvent>(unprovidedCallback('leadership')),
    signOut: fromPromise<Result<true, Failure>>(unprovided('signOut')),
    /** Wipes the user's data from this browser. A held user has stored nothing, and must not wipe the work of others. */
    wipe: fromPromise<void, { readonly isHeld: boolean }>(unprovided('wipe')),
  },
  delays: { keepAlive: KEEP_ALIVE_MS, retry: RETRY_MS },
  guards: {
    tokenStored: ({ context }) => context.tokenStored,
    userStored: ({ context }) => context.tokenStored && context.user !== null,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    hasRole: (_, result: Result<CurrentUser, Failure>) => result.ok && hasRole(result.value),
    /** The session has a condition to be met first. R-session-22, R-people-5, R-session-24. */
    isHeld: (_, result: Result<CurrentUser, Failure>) => result.ok && conditionOf(result.value) !== null,
    wasHeld: ({ context }) => conditionOf(context.user) !== null,
    isSomebodyElse: ({ context: { user } }, result: Result<CurrentUser, Failure>) =>
      result.ok && hasRole(result.value) && !(user && isSamePerson(result.value, user)),
    isSomebodyElseHeld: ({ context: { user } }, result: Result<CurrentUser, Failure>) =>
      result.ok && conditionOf(result.value) !== null && !(user && isSamePerson(result.value, user)),
    isExpiry: (_, result: Result<unknown, Failure>) => !result.ok && result.failure.kind === 'expired',
    /** A temporary failure, which says nothing about the token. */
    isPassing: (_, result: Result<unknown, Failure>) => isPassing(result),
    /** The user was told of the delay already. */
    isFurtherFault: ({ context }, result: Result<unknown, Failure>) => context.delayed && isPassing(result),
    wasMarked: ({ context }) => context.marked,
    /** The server no longer knows the session, which is as good as a successful log-out. */
    isOver: (_, result: Result<unknown, Failure>) => result.ok || result.failure.kind === 'expired',
  },
  actions: {
    welcome: assign(({ context }, result: Result<CurrentUser, Failure>) => welcomed(context, result)),
    dismiss: assign({
      user: null,
      tokenStored: false,
      organisation: NO_ORGANISATION,
      marked: false,
      delayed: false,
      arriving: false,
    }),
    arrive: assign({ arriving: true }),
    settle: assign({ arriving: false }),
    chooseOrganisation: assign(({ context }, organisation: Organisation) =>
      context.user?.organisations.some(({ id }) => id === organisation.id) ? { organisation } : {},
    ),
    sayOpened: emit(({ context }, fresh: boolean) => ({
      type: 'session.opened' as const,
      user: context.user as CurrentUser,
      fresh: fresh || context.arriving,
    })),
    sayHeld: emit({ type: 'session.held' }),
    sayClosed: emit(({ context, event }, why: CloseReason) => ({
      type: 'session.closed' as const,
      why,
      userId: context.user?.id ?? null,
      words: event.type === 'session.expired' ? event.words : undefined,
    })),
    sayRefused: emit((_, refusal: SignInRefusal) => ({ type: 'session.refused' as const, refusal })),
    noteDelay: assign({ delayed: true }),
    sayDelayed: emit({ type: 'session.delayed' }),
    sayClosing: emit({ type: 'session.closing' }),
    saySignOutFailed: emit((_, result: Result<unknown, Failure>) => ({
      type: 'session.signOutFailed' as const,
      message: result.ok ? '' : messageOf(result.failure),
    })),
  },
})
