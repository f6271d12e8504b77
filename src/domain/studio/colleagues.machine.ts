import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Colleague, StudioPerson } from './course-studio.ts'

export interface ColleaguesInput {
  readonly draftId: number
  readonly organisationId: number
}

export interface ColleaguesContext extends ColleaguesInput {
  readonly people: readonly Colleague[]
  /** The co-editors that the owner chose. */
  readonly wanted: readonly number[]
  /** Why the colleagues could not be read. */
  readonly unread: Failure | null
  /** Why the last change of co-editors failed. */
  readonly failure: Failure | null
}

export type ColleaguesEvent =
  | { type: 'colleagues.invite'; userIds: readonly number[] }
  | { type: 'colleagues.retry' }

export type ColleaguesEmitted = { type: 'colleagues.invited' }

type Found = Result<readonly Colleague[], Failure>
type Invited = Result<readonly StudioPerson[], Failure>

/**
 * The members of a course's school: teachers of the course are chosen among them, and the owner invites
 * co-editors.
 */
export const colleaguesMachine = setup({
  types: {
    input: {} as ColleaguesInput,
    context: {} as ColleaguesContext,
    events: {} as ColleaguesEvent,
    emitted: {} as ColleaguesEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    find: fromPromise<Found, number>(unprovided('find')),
    invite: fromPromise<Invited, { readonly draftId: number; readonly userIds: readonly number[] }>(
      unprovided('invite'),
    ),
  },
  guards: { succeeded: (_, result: Result<unknown, Failure>) => result.ok },
  actions: {
    take: assign((_, result: Found) =>
      result.ok ? { people: result.value, unread: null } : { unread: result.failure },
    ),
    want: assign((_, wanted: readonly number[]) => ({ wanted, failure: null })),
    refuse: assign((_, result: Invited) => (result.ok ? {} : { failure: result.failure })),
    sayInvited: emit({ type: 'colleagues.invited' }),
  },
}).createMachine({
  id: 'colleagues',
  initial: 'loading',
  context: ({ input }) => ({ ...input, people: [], wanted: [], unread: null, failure: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'find',
        input: ({ context }) => context.organisationId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'colleagues.invite': {
          target: 'inviting',
          actions: { type: 'want', params: ({ event }) => event.userIds },
        },
      },
    },
    inviting: {
      tags: 'busy',
      invoke: {
        src: 'invite',
        input: ({ context: { draftId, wanted } }) => ({ draftId, userIds: wanted }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'sayInvited',
          },
          { target: 'ready', actions: { type: 'refuse', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'colleagues.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'colleagues.retry': 'loading' } },
  },
})
