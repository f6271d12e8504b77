import { emit, setup } from 'xstate'
import type { LoginReason } from './login-dialog.machine.ts'
import type { ParkedPlace } from './parked-place.ts'
import type { CloseReason } from './session.events.ts'

/** The current page; `url` is path and query. */
export interface GuardedPage {
  readonly url: string
  readonly needsAccount: boolean
}

interface Closing {
  readonly why: CloseReason
  /** The user of the session that ended; null before the first session. */
  readonly userId: number | null
  /** Where the app was. */
  readonly address: string
  /** Why the session ended, in the server's words, where it says so. */
  readonly words?: string | undefined
}

export type AccessEvent =
  /** No user is signed in or being signed in. */
  | { type: 'access.visitor' }
  /** A user is signed in, or the stored session is being restored. */
  | { type: 'access.person' }
  | ({ type: 'access.closed' } & Closing)
  /** A sign-in failed, or a kept session could not be restored. */
  | { type: 'access.refused'; page: GuardedPage | null; dialogShown: boolean }
  | { type: 'access.arrived'; page: GuardedPage }
  /** `address`: the list of what was searched for, which needs an account. */
  | { type: 'access.searched'; address: string }

export type AccessWarning = 'expired' | 'noRole' | 'closedElsewhere'

interface Asked {
  readonly reason: LoginReason
  /** Where a sign-in leads; null for where it leads by itself. */
  readonly address: string | null
}

export type AccessEmitted =
  | { type: 'access.intentionDropped' }
  | { type: 'access.placeParked'; place: ParkedPlace }
  | { type: 'access.sessionForgotten' }
  | { type: 'access.personForgotten' }
  | { type: 'access.warned'; warning: AccessWarning; words?: string | undefined }
  | ({ type: 'access.accountAsked' } & Asked)
  | { type: 'access.leftForHome' }
  | { type: 'access.ledOn'; address: string }

/**
 * What follows the end of a session, and who may stay on a page. An expiry parks the place, forgets the session, warns, opens the
 * login popup and leads home (R-session-4, R-session-5). A page or a search that needs an account opens the popup for a visitor and
 * is shown after the sign-in (R-navigation-12). The machine only emits; the composition root connects stores, popup and router.
 */
export const accessMachine = setup({
  types: { events: {} as AccessEvent, emitted: {} as AccessEmitted },
  guards: {
    /** A sign-in that was refused as an expiry ends no session: its destination is kept. */
    isRefusedSignIn: (_, { why, userId }: Closing) => why === 'expired' && userId === null,
    isExpiry: (_, { why }: Closing) => why === 'expired',
    isNoRole: (_, { why }: Closing) => why === 'noRole',
    /** The session is held away from home: the same user continues there afterwards. */
    isHeldAway: (_, { why, address }: Closing) => why === 'held' && address !== '/',
    isHeld: (_, { why }: Closing) => why === 'held',
    isElsewhere: (_, { why }: Closing) => why === 'elsewhere',
    needsAccount: (_, page: GuardedPage) => page.needsAccount,
    /** The popup opens once. */
    isUnasked: (_, asked: { readonly page: GuardedPage | null; readonly dialogShown: boolean }) =>
      asked.page !== null && asked.page.needsAccount && !asked.dialogShown,
  },
  actions: {
    dropIntention: emit({ type: 'access.intentionDropped' }),
    parkPlace: emit((_, { userId, address }: Closing) => ({
      type: 'access.placeParked' as const,
      place: { userId: userId ?? 0, address },
    })),
    forgetSession: emit({ type: 'access.sessionForgotten' }),
    forgetPerson: emit({ type: 'access.personForgotten' }),
    warn: emit(({ event }, warning: AccessWarning) => ({
      type: 'access.warned' as const,
      warning,
      words: event.type === 'access.closed' ? event.words : undefined,
    })),
    askForAccount: emit((_, asked: Asked) => ({ type: 'access.accountAsked' as const, ...asked })),
    leaveForHome: emit({ type: 'access.leftForHome' }),
    leadOn: emit((_, address: string) => ({ type: 'access.ledOn' as const, address })),
  },
}).createMachine({
  id: 'access',
  initial: 'open',
  on: {
    'access.closed': [
      {
        guard: { type: 'isHeldAway', params: ({ event }) => event },
        actions: { type: 'parkPlace', params: ({ event }) => event },
      },
      { guard: { type: 'isHeld', params: ({ event }) => event } },
      {
        guard: { type: 'isRefusedSignIn', params: ({ event }) => event },
        target: '.guarded',
        actions: [
          'forgetSession',
          { type: 'warn', params: 'expired' },
          { type: 'askForAccount', params: { reason: 'refused', address: null } },
          'leaveForHome',
        ],
      },
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        target: '.guarded',
        actions: [
          'dropIntention',
          { type: 'parkPlace', params: ({ event }) => event },
          'forgetSession',
          { type: 'warn', params: 'expired' },
          // When the server says why the session ended, no way back is promised: not every user has one.
          {
            type: 'askForAccount',
            params: ({ event }) => ({ reason: event.words ? 'asked' : 'expired', address: null }),
          },
          'leaveForHome',
        ],
      },
      {
        guard: { type: 'isNoRole', params: ({ event }) => event },
        target: '.guarded',
        actions: ['dropIntention', 'forgetSession', { type: 'warn', params: 'noRole' }, 'leaveForHome'],
      },
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        target: '.guarded',
        actions: [
          'dropIntention',
          'forgetPerson',
          { type: 'warn', params: 'closedElsewhere' },
          'leaveForHome',
        ],
      },
      { target: '.guarded', actions: ['dropIntention', 'forgetPerson', 'leaveForHome'] },
    ],
    'access.refused': [
      {
        guard: { type: 'isUnasked', params: ({ event }) => event },
        target: '.guarded',
        actions: {
          type: 'askForAccount',
          params: ({ event }) => ({ reason: 'page', address: event.page?.url ?? null }),
        },
      },
      { target: '.guarded' },
    ],
  },
  states: {
    /** A user may stay on every page; while a session is being restored it is not known yet. */
    open: {
      on: {
        'access.visitor': 'guarded',
        'access.searched': { actions: { type: 'leadOn', params: ({ event }) => event.address } },
      },
    },
    /** A visitor may stay on the pages that need no account. */
    guarded: {
      on: {
        'access.person': 'open',
        'access.arrived': {
          guard: { type: 'needsAccount', params: ({ event }) => event.page },
          actions: {
            type: 'askForAccount',
            params: ({ event }) => ({ reason: 'page', address: event.page.url }),
          },
        },
        'access.searched': {
          actions: {
            type: 'askForAccount',
            params: ({ event }) => ({ reason: 'search', address: event.address }),
          },
        },
      },
    },
  },
})
