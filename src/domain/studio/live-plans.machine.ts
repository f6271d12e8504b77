import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { LivePlan, LivePlanPage, PlanScope, PlanWanted } from './live-plan.ts'

export interface LivePlansInput {
  readonly scope: PlanScope
}

export interface LivePlansContext extends LivePlansInput {
  readonly page: LivePlanPage
  /** The plan being created, or that could not be created; null for none. */
  readonly making: PlanWanted | null
  /** Why the list could not be read; null if it could. */
  readonly failure: Failure | null
  /** Why the plan could not be created; null if it could. */
  readonly refusal: Failure | null
}

export type LivePlansEvent =
  | { type: 'livePlans.show'; scope: PlanScope }
  | { type: 'livePlans.make'; organisationId: number; name: string }
  | { type: 'livePlans.retry' }

export type LivePlansEmitted = { type: 'livePlans.made'; id: number }

type Loaded = Result<LivePlanPage, Failure>
type Made = Result<LivePlan, Failure>

const NOTHING: LivePlanPage = { index: 1, size: 20, total: 0, items: [] }

/**
 * The list of live plans, the user's own or those of a school; opens a new plan once it is created. Screens
 * /studio/live.
 */
export const livePlansMachine = setup({
  types: {
    input: {} as LivePlansInput,
    context: {} as LivePlansContext,
    events: {} as LivePlansEvent,
    emitted: {} as LivePlansEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, PlanScope>(unprovided('load')),
    make: fromPromise<Made, PlanWanted>(unprovided('make')),
  },
  guards: {
    isDone: (_, result: Result<unknown, Failure>) => result.ok,
    isUnread: ({ context }) => context.page === NOTHING,
  },
  actions: {
    turnTo: assign((_, scope: PlanScope) => ({ scope, page: NOTHING, failure: null, refusal: null })),
    take: assign((_, result: Loaded) =>
      result.ok ? { page: result.value, failure: null } : { failure: result.failure },
    ),
    intend: assign((_, { organisationId, name }: PlanWanted) => ({
      refusal: null,
      making: { organisationId, name },
    })),
    noteRefusal: assign((_, made: Made) => (made.ok ? {} : { refusal: made.failure })),
    settle: assign({ making: null }),
    sayMade: emit((_, made: Made) => ({
      type: 'livePlans.made' as const,
      id: made.ok ? made.value.id : 0,
    })),
  },
}).createMachine({
  id: 'livePlans',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    page: NOTHING,
    making: null,
    failure: null,
    refusal: null,
  }),
  on: {
    'livePlans.show': {
      target: '.loading',
      actions: { type: 'turnTo', params: ({ event }) => event.scope },
    },
    // Also while the list is being read, and after that failed.
    'livePlans.make': { target: '.making', actions: { type: 'intend', params: ({ event }) => event } },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.scope,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {},
    answered: { always: [{ guard: 'isUnread', target: 'loading' }, { target: 'ready' }] },
    making: {
      tags: 'busy',
      on: { 'livePlans.make': {} },
      invoke: {
        src: 'make',
        input: ({ context: { making } }) => making as PlanWanted,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'answered',
            actions: [{ type: 'sayMade', params: ({ event }) => event.output }, 'settle'],
          },
          { target: 'answered', actions: { type: 'noteRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'livePlans.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'livePlans.retry': 'loading' } },
  },
})
