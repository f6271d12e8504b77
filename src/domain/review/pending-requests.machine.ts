import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

export interface PendingRequestsContext {
  /** The school; 0 for none. */
  readonly organisationId: number
  /** Number of waiting requests; 0 until it has been read. */
  readonly count: number
}

export type PendingRequestsEvent =
  /** A view shows the number of a school. */
  | { type: 'pending.watch'; organisationId: number }
  | { type: 'pending.unwatch' }
  /** Something was decided. */
  | { type: 'pending.refresh' }

type Counted = Result<number, Failure>

/** Seconds after which the number is read again while a view shows it. */
export const COUNT_AGAIN_SECONDS = 60

/** The number of waiting requests, shown at the link to the review; not shown if it cannot be read. */
export const pendingRequestsMachine = setup({
  types: {
    context: {} as PendingRequestsContext,
    events: {} as PendingRequestsEvent,
    tags: {} as 'busy',
  },
  actors: { count: fromPromise<Counted, number>(unprovided('count')) },
  delays: { countAgain: COUNT_AGAIN_SECONDS * 1000 },
  actions: {
    watch: assign(({ context }, organisationId: number) => ({
      organisationId,
      count: organisationId === context.organisationId ? context.count : 0,
    })),
    take: assign((_, result: Counted) => (result.ok ? { count: result.value } : {})),
  },
}).createMachine({
  id: 'pendingRequests',
  initial: 'unwatched',
  context: { organisationId: 0, count: 0 },
  on: {
    'pending.watch': {
      target: '.counting',
      actions: { type: 'watch', params: ({ event }) => event.organisationId },
    },
    'pending.unwatch': '.unwatched',
  },
  states: {
    unwatched: {},
    counting: {
      tags: 'busy',
      invoke: {
        src: 'count',
        input: ({ context }) => context.organisationId,
        onDone: { target: 'counted', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'counted',
      },
      on: { 'pending.refresh': { target: 'counting', reenter: true } },
    },
    counted: {
      after: { countAgain: 'counting' },
      on: { 'pending.refresh': 'counting' },
    },
  },
})
