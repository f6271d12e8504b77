import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Credentials } from './credentials.ts'
import type { CurrentUser } from './current-user.ts'
import { NO_ORGANISATION, type Organisation } from './organisation.ts'
import { hasRole } from './role-menu.ts'
import type {
  CloseReason,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
} from './session.events.ts'
import { credentialsIn, isFaultOfNetwork, messageOf, refusalIn, welcomed } from './session.outcome.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'

/** R-session-8. */
export const KEEP_ALIVE_MS = 10_000
/** After which a user that could not be fetched is asked for again. */
export const RETRY_MS = 10_000

/** Another tab logged out. */
const CLOSE_ELSEWHERE = {
  target: 'loggedOut',
  actions: { type: 'sayClosed', params: 'elsewhere' },
} as const

/**
 * Logged in, logged out, and everything between. R-session-3 to R-session-8.
 * An expiry is one expiry however many calls report it: only `restoring` and `loggedIn` listen.
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Gets a token and keeps it. */
    authenticate: fromPromise<Result<true, Failure>, Credentials>(unprovided('authenticate')),
    /** Gets the user behind the kept token and keeps it. */
    fetchUser: fromPromise<Result<CurrentUser, Failure>>(unprovided('fetchUser')),
    keepAlive: fromPromise<unknown>(unprovided('keepAlive')),
    /** Asks to lead the tabs; answers with `keepAlive.elected`, gives the lead up when stopped. */
    leadership: fromCallback<SessionEvent>(() => undefined),
    signOut: fromPromise<Result<true, Failure>>(unprovided('signOut')),
    /** Wipes what this browser keeps of the user. */
    wipe: fromPromise<void>(unprovided('wipe')),
  },
  delays: { keepAlive: KEEP_ALIVE_MS, retry: RETRY_MS },
  guards: {
    tokenStored: ({ context }) => context.tokenStored,
    userStored: ({ context }) => context.tokenStored && context.user !== null,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    hasRole: (_, result: Result<CurrentUser, Failure>) => result.ok && hasRole(result.value),
    isSomebodyElse: ({ context }, result: Result<CurrentUser, Failure>) =>
      result.ok && hasRole(result.value) && result.value.id !== context.user?.id,
    isExpiry: (_, result: Result<unknown, Failure>) => !result.ok && result.failure.kind === 'expired',
    /** Says nothing of the token: the server was not heard. */
    isFaultOfNetwork: (_, result: Result<unknown, Failure>) => isFaultOfNetwork(result),
    /** Was said already. */
    isFurtherFault: ({ context }, result: Result<unknown, Failure>) =>
      context.delayed && isFaultOfNetwork(result),
    wasMarked: ({ context }) => context.marked,
    /** The server no longer knows the session: for a log-out that is as good as a success. */
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
    }),
    chooseOrganisation: assign(({ context }, organisation: Organisation) =>
      context.user?.organisations.some(({ id }) => id === organisation.id) ? { organisation } : {},
    ),
    sayOpened: emit(({ context }, fresh: boolean) => ({
      type: 'session.opened' as const,
      user: context.user as CurrentUser,
      fresh,
    })),
    sayClosed: emit(({ context }, why: CloseReason) => ({
      type: 'session.closed' as const,
      why,
      userId: context.user?.id ?? null,
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
}).createMachine({
  id: 'session',
  initial: 'restoring',
  context: ({ input }) => ({
    ...input,
    delayed: false,
    organisation: input.user?.organisations[0] ?? NO_ORGANISATION,
  }),
  states: {
    restoring: {
      initial: 'deciding',
      on: {
        'session.expired': 'expired',
        'session.closedElsewhere': CLOSE_ELSEWHERE,
      },
      states: {
        deciding: {
          always: [
            {
              guard: 'userStored',
              target: '#session.loggedIn.profile.refreshing',
              actions: { type: 'sayOpened', params: false },
            },
            { guard: 'tokenStored', target: 'fetchingUser' },
            { target: '#session.loggedOut' },
          ],
        },
        fetchingUser: {
          tags: 'busy',
          invoke: {
            src: 'fetchUser',
            onDone: [
              {
                guard: { type: 'hasRole', params: ({ event }) => event.output },
                target: '#session.loggedIn',
                actions: [
                  { type: 'welcome', params: ({ event }) => event.output },
                  { type: 'sayOpened', params: false },
                ],
              },
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: '#session.loggedOut',
                actions: { type: 'sayClosed', params: 'noRole' },
              },
              { guard: { type: 'isFurtherFault', params: ({ event }) => event.output }, target: 'delayed' },
              {
                guard: { type: 'isFaultOfNetwork', params: ({ event }) => event.output },
                target: 'delayed',
                actions: ['noteDelay', 'sayDelayed'],
              },
              {
                target: '#session.loggedOut',
                actions: { type: 'sayRefused', params: ({ event }) => refusalIn(event.output) },
              },
            ],
            onError: '#session.defect',
          },
        },
        delayed: {
          after: { retry: 'fetchingUser' },
          on: { 'session.openedElsewhere': 'fetchingUser', 'session.signIn': '#session.signingIn' },
        },
      },
    },

    loggedOut: {
      entry: 'dismiss',
      on: { 'session.signIn': 'signingIn', 'session.openedElsewhere': 'restoring.fetchingUser' },
    },

    signingIn: {
      tags: 'busy',
      initial: 'authenticating',
      states: {
        authenticating: {
          invoke: {
            src: 'authenticate',
            input: ({ event }) => credentialsIn(event),
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'fetchingUser' },
              {
                guard: { type: 'isExpiry', params: ({ event }) => event.output },
                target: '#session.expired',
                actions: { type: 'sayRefused', params: ({ event }) => refusalIn(event.output) },
              },
              {
                target: '#session.loggedOut',
                actions: { type: 'sayRefused', params: ({ event }) => refusalIn(event.output) },
              },
            ],
            onError: '#session.defect',
          },
        },
        fetchingUser: {
          invoke: {
            src: 'fetchUser',
            onDone: [
              {
                guard: { type: 'hasRole', params: ({ event }) => event.output },
                target: '#session.loggedIn',
                actions: [
                  { type: 'welcome', params: ({ event }) => event.output },
                  { type: 'sayOpened', params: true },
                ],
              },
              {
                guard: { type: 'isExpiry', params: ({ event }) => event.output },
                target: '#session.expired',
                actions: { type: 'sayRefused', params: ({ event }) => refusalIn(event.output) },
              },
              {
                target: '#session.loggedOut',
                actions: { type: 'sayRefused', params: ({ event }) => refusalIn(event.output) },
              },
            ],
            onError: '#session.defect',
          },
        },
      },
    },

    loggedIn: {
      type: 'parallel',
      on: {
        'session.signOut': 'signingOut',
        'session.expired': 'expired',
        'session.closedElsewhere': CLOSE_ELSEWHERE,
        'session.chooseOrganisation': {
          actions: { type: 'chooseOrganisation', params: ({ event }) => event.organisation },
        },
      },
      states: {
        keepAlive: {
          invoke: { src: 'leadership' },
          initial: 'following',
          states: {
            following: {
              on: { 'keepAlive.elected': [{ guard: 'wasMarked', target: 'pinging' }, { target: 'resting' }] },
            },
            resting: { after: { keepAlive: 'pinging' } },
            /** One that is not answered is given up for the next: the ten seconds count from one to the other. */
            pinging: {
              invoke: { src: 'keepAlive', onError: '#session.defect' },
              after: { keepAlive: { target: 'pinging', reenter: true } },
            },
          },
        },
        profile: {
          initial: 'settled',
          states: {
            settled: { on: { 'session.openedElsewhere': 'refreshing' } },
            refreshing: {
              on: { 'session.openedElsewhere': { target: 'refreshing', reenter: true } },
              invoke: {
                src: 'fetchUser',
                onDone: [
                  {
                    guard: { type: 'isSomebodyElse', params: ({ event }) => event.output },
                    target: 'settled',
                    actions: [
                      { type: 'sayClosed', params: 'elsewhere' },
                      { type: 'welcome', params: ({ event }) => event.output },
                      { type: 'sayOpened', params: false },
                    ],
                  },
                  {
                    guard: { type: 'hasRole', params: ({ event }) => event.output },
                    target: 'settled',
                    actions: { type: 'welcome', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: '#session.loggedOut',
                    actions: { type: 'sayClosed', params: 'noRole' },
                  },
                  { target: 'settled' },
                ],
                onError: '#session.defect',
              },
            },
          },
        },
      },
    },

    signingOut: {
      tags: 'busy',
      entry: 'sayClosing',
      initial: 'leaving',
      states: {
        leaving: {
          invoke: {
            src: 'signOut',
            onDone: [
              { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'wiping' },
              {
                target: '#session.loggedIn',
                actions: { type: 'saySignOutFailed', params: ({ event }) => event.output },
              },
            ],
            onError: '#session.defect',
          },
        },
        wiping: {
          invoke: {
            src: 'wipe',
            onDone: { target: '#session.loggedOut', actions: { type: 'sayClosed', params: 'signedOut' } },
            onError: '#session.defect',
          },
        },
      },
    },

    expired: {
      entry: [{ type: 'sayClosed', params: 'expired' }, 'dismiss'],
      on: { 'session.signIn': 'signingIn', 'session.openedElsewhere': 'restoring.fetchingUser' },
    },

    /** A bug, not a foreseen failure: the error boundary of the page takes over. */
    defect: { entry: 'dismiss', on: { 'session.restart': 'loggedOut' } },
  },
})
