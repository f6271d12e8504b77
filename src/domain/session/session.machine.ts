import { spawnChild, stopChild } from 'xstate'
import { NO_ORGANISATION } from './organisation.ts'
import { credentialsIn } from './session.outcome.ts'
import { sessionSetup } from './session.setup.ts'
import {
  CLOSE_ELSEWHERE,
  HOLD,
  HOLD_ELSEWHERE,
  HOLD_HERE,
  opened,
  RESTART,
  SAY_REFUSED,
  SIGN_OUT_FAILED,
} from './session.transitions.ts'
import { conditionOf } from './session-condition.ts'

/** From logged out to logged in, one expiry however many calls report it, and other tabs. R-session-3 to R-session-8, R-session-22. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  initial: 'restoring',
  context: ({ input }) => ({
    ...input,
    delayed: false,
    arriving: false,
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
              HOLD_HERE,
              opened(false),
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: '#session.loggedOut',
                actions: { type: 'sayClosed', params: 'noRole' },
              },
              { guard: { type: 'isFurtherFault', params: ({ event }) => event.output }, target: 'delayed' },
              {
                guard: { type: 'isPassing', params: ({ event }) => event.output },
                target: 'delayed',
                actions: ['noteDelay', 'sayDelayed'],
              },
              { target: '#session.loggedOut', actions: SAY_REFUSED },
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
      entry: ['dismiss', stopChild('leadership')],
      on: { 'session.signIn': 'signingIn', 'session.openedElsewhere': 'restoring.fetchingUser' },
    },

    signingIn: {
      tags: 'busy',
      on: { 'session.openedElsewhere': 'restoring.fetchingUser' },
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
                actions: SAY_REFUSED,
              },
              { target: '#session.loggedOut', actions: SAY_REFUSED },
            ],
            onError: '#session.defect',
          },
        },
        fetchingUser: {
          invoke: {
            src: 'fetchUser',
            onDone: [
              HOLD,
              opened(true),
              {
                guard: { type: 'isExpiry', params: ({ event }) => event.output },
                target: '#session.expired',
                actions: SAY_REFUSED,
              },
              { target: '#session.loggedOut', actions: SAY_REFUSED },
            ],
            onError: '#session.defect',
          },
        },
      },
    },

    loggedIn: {
      type: 'parallel',
      // Leadership is kept during a log-out, since the next leader would ping an ending session; it is requested again if that fails.
      entry: [stopChild('leadership'), spawnChild('leadership', { id: 'leadership' }), 'settle'],
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
          on: { 'keepAlive.passed': '.following' },
          initial: 'following',
          states: {
            following: {
              on: { 'keepAlive.elected': [{ guard: 'wasMarked', target: 'pinging' }, { target: 'resting' }] },
            },
            resting: { after: { keepAlive: 'pinging' } },
            /** A ping without an answer is dropped for the next one, ten seconds after it began. */
            pinging: {
              invoke: { src: 'keepAlive', onError: '#session.defect' },
              after: { keepAlive: { target: 'pinging', reenter: true } },
            },
          },
        },
        profile: {
          initial: 'settled',
          states: {
            settled: { on: { 'session.openedElsewhere': 'refreshing', 'session.reread': 'refreshing' } },
            refreshing: {
              on: { 'session.openedElsewhere': { target: 'refreshing', reenter: true } },
              invoke: {
                src: 'fetchUser',
                onDone: [
                  HOLD_ELSEWHERE,
                  HOLD_HERE,
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
                  {
                    guard: { type: 'isPassing', params: ({ event }) => event.output },
                    target: 'unconfirmed',
                  },
                  { target: 'settled' },
                ],
                onError: '#session.defect',
              },
            },
            /** The page shows the stored user, whom the server could not confirm. */
            unconfirmed: {
              after: { retry: 'refreshing' },
              on: { 'session.openedElsewhere': 'refreshing', 'session.reread': 'refreshing' },
            },
          },
        },
      },
    },

    /** There is a session, but something else is required first: `conditionOf` of the user says what. */
    held: {
      entry: stopChild('leadership'),
      on: {
        'session.conditionMet': { target: 'restoring.fetchingUser', actions: 'arrive' },
        'session.openedElsewhere': 'restoring.fetchingUser',
        'session.signOut': 'signingOut',
        'session.expired': 'expired',
        'session.closedElsewhere': CLOSE_ELSEWHERE,
      },
    },

    signingOut: {
      tags: 'busy',
      entry: 'sayClosing',
      initial: 'leaving',
      states: {
        leaving: {
          on: { 'session.closedElsewhere': { ...CLOSE_ELSEWHERE, target: '#session.loggedOut' } },
          invoke: {
            src: 'signOut',
            onDone: [
              { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'wiping' },
              { guard: 'wasHeld', target: '#session.held', actions: SIGN_OUT_FAILED },
              { target: '#session.loggedIn', actions: SIGN_OUT_FAILED },
            ],
            onError: '#session.defect',
          },
        },
        wiping: {
          invoke: {
            src: 'wipe',
            input: ({ context: { user } }) => ({ isHeld: conditionOf(user) !== null }),
            onDone: [
              { guard: 'wasHeld', target: '#session.loggedOut' },
              { target: '#session.loggedOut', actions: { type: 'sayClosed', params: 'signedOut' } },
            ],
            onError: '#session.defect',
          },
        },
      },
    },

    expired: {
      entry: [{ type: 'sayClosed', params: 'expired' }, 'dismiss', stopChild('leadership')],
      on: { 'session.signIn': 'signingIn', 'session.openedElsewhere': 'restoring.fetchingUser' },
    },

    /** A bug, not a foreseen failure: the error boundary of the page takes over. */
    defect: { tags: 'failing', entry: ['dismiss', stopChild('leadership')], on: RESTART },
  },
})
