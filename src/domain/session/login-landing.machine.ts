import { assign, emit, setup } from 'xstate'
import type { CurrentUser } from './current-user.ts'
import { cloudSchoolLandingOf } from './login-landing.ts'
import { type ParkedPlace, placeFor } from './parked-place.ts'

export interface LoginLandingContext {
  /** What a visitor started that needs an account: an address of this app (R-navigation-12). */
  readonly intention: string | null
}

export type LoginLandingEvent =
  | { type: 'landing.intend'; address: string }
  | { type: 'landing.drop' }
  | { type: 'landing.arrive'; user: CurrentUser; parked: ParkedPlace | null }

export type LoginLandingEmitted =
  | { type: 'landing.toCloudSchool'; address: string; logoName: string }
  | { type: 'landing.toAddress'; address: string }

/**
 * Where a sign-in leads (R-navigation-3, R-session-5): the cloud school for a role that does not stay home,
 * else what was started as a visitor, else where an expiry interrupted the same user, else nowhere. One navigation.
 */
export const loginLandingMachine = setup({
  types: {
    context: {} as LoginLandingContext,
    events: {} as LoginLandingEvent,
    emitted: {} as LoginLandingEmitted,
  },
  guards: {
    landsInCloudSchool: (_, user: CurrentUser) => cloudSchoolLandingOf(user) !== null,
    hasIntention: ({ context }) => context.intention !== null,
    hasParkedPlace: (_, { user, parked }: { user: CurrentUser; parked: ParkedPlace | null }) =>
      placeFor(user.id, parked) !== null,
  },
  actions: {
    intend: assign((_, intention: string) => ({ intention })),
    drop: assign({ intention: null }),
    toCloudSchool: emit((_, user: CurrentUser) => {
      const landing = cloudSchoolLandingOf(user)
      if (landing === null) throw new Error('a user who stays home does not land in the cloud school')
      return { type: 'landing.toCloudSchool' as const, ...landing }
    }),
    toIntention: emit(({ context }) => ({
      type: 'landing.toAddress' as const,
      address: context.intention ?? '/',
    })),
    toParkedPlace: emit((_, { user, parked }: { user: CurrentUser; parked: ParkedPlace | null }) => ({
      type: 'landing.toAddress' as const,
      address: placeFor(user.id, parked) ?? '/',
    })),
  },
}).createMachine({
  id: 'loginLanding',
  initial: 'open',
  context: { intention: null },
  on: {
    'landing.arrive': [
      {
        guard: { type: 'landsInCloudSchool', params: ({ event }) => event.user },
        target: '.open',
        actions: [{ type: 'toCloudSchool', params: ({ event }) => event.user }, 'drop'],
      },
      { guard: 'hasIntention', target: '.open', actions: ['toIntention', 'drop'] },
      {
        guard: { type: 'hasParkedPlace', params: ({ event }) => event },
        target: '.open',
        actions: { type: 'toParkedPlace', params: ({ event }) => event },
      },
      { target: '.open' },
    ],
  },
  states: {
    /** Nothing is intended: a sign-in leads where the user or an expiry says. */
    open: {
      on: {
        'landing.intend': {
          target: 'intending',
          actions: { type: 'intend', params: ({ event }) => event.address },
        },
      },
    },
    intending: {
      on: {
        'landing.intend': { actions: { type: 'intend', params: ({ event }) => event.address } },
        'landing.drop': { target: 'open', actions: 'drop' },
      },
    },
  },
})
