import { assign, emit, enqueueActions, setup } from 'xstate'
import type { CurrentUser } from './current-user.ts'
import { cloudSchoolLandingOf } from './login-landing.ts'
import { type ParkedPlace, placeFor } from './parked-place.ts'

export interface LoginLandingContext {
  /** Where a visitor wanted to go when an account was needed: an address of this app (R-navigation-12). */
  readonly intention: string | null
}

export type LoginLandingEvent =
  | { type: 'landing.intend'; address: string }
  | { type: 'landing.drop' }
  | { type: 'landing.arrive'; user: CurrentUser; parked: ParkedPlace | null }

export type LoginLandingEmitted =
  /** The logo name and the frame follow the user's school, wherever the sign-in leads. */
  { type: 'landing.enterCloudSchool'; logoName: string } | { type: 'landing.toAddress'; address: string }

/**
 * Where a sign-in leads: what was started as a visitor (R-navigation-12), else where an expiry interrupted the same user
 * (R-session-5), else the cloud school for a role that does not stay home (R-navigation-3), else nowhere. One navigation.
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
    enterCloudSchool: enqueueActions(({ enqueue }, user: CurrentUser) => {
      const landing = cloudSchoolLandingOf(user)
      if (landing !== null) enqueue.emit({ type: 'landing.enterCloudSchool', logoName: landing.logoName })
    }),
    toCloudSchool: emit((_, user: CurrentUser) => ({
      type: 'landing.toAddress' as const,
      address: cloudSchoolLandingOf(user)?.address ?? '/',
    })),
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
        guard: 'hasIntention',
        target: '.open',
        actions: [{ type: 'enterCloudSchool', params: ({ event }) => event.user }, 'toIntention', 'drop'],
      },
      {
        guard: { type: 'hasParkedPlace', params: ({ event }) => event },
        target: '.open',
        actions: [
          { type: 'enterCloudSchool', params: ({ event }) => event.user },
          { type: 'toParkedPlace', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'landsInCloudSchool', params: ({ event }) => event.user },
        target: '.open',
        actions: [
          { type: 'enterCloudSchool', params: ({ event }) => event.user },
          { type: 'toCloudSchool', params: ({ event }) => event.user },
        ],
      },
      { target: '.open' },
    ],
  },
  states: {
    /** The visitor wanted nothing in particular: the user's role or an expiry decides where a sign-in leads. */
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
