import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { type Page, pageOutcomes } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { FAULT_PAGE_SIZE, type FaultCase, type FaultQuery } from './reported-fault.ts'

/** A page of reported errors. */
export interface FaultPage extends Page<FaultCase> {
  /** How many are undecided, on all pages. */
  readonly open: number
}

export interface FaultListContext {
  readonly query: FaultQuery
  readonly page: FaultPage
  readonly failure: Failure | null
}

export type FaultListEvent =
  /** The address says something else now. */
  | { type: 'faults.show'; query: FaultQuery }
  | { type: 'faults.retry' }
  /** One of those that are shown is decided, or open again. */
  | { type: 'faults.changed'; change: -1 | 1 }

type Loaded = Result<FaultPage, Failure>

const NOTHING: FaultPage = { index: 1, size: FAULT_PAGE_SIZE, total: 0, items: [], open: 0 }

/** 试题纠错: errors that were reported, for those who may review; what is decided stays where it is until the list is read again. */
export const faultListMachine = setup({
  types: {
    input: {} as Pick<FaultListContext, 'query'>,
    context: {} as FaultListContext,
    events: {} as FaultListEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Loaded, FaultQuery>(unprovided('load')) },
  guards: {
    isFound: (_, result: Loaded) => result.ok && result.value.items.length > 0,
    isEmpty: (_, result: Loaded) => result.ok,
    isForbidden: (_, result: Loaded) => !result.ok && result.failure.kind === 'forbidden',
  },
  actions: {
    show: assign((_, query: FaultQuery) => ({ query })),
    take: assign((_, result: Loaded) =>
      result.ok ? { page: result.value, failure: null } : { failure: result.failure, page: NOTHING },
    ),
    count: assign(({ context: { page } }, change: number) => ({
      page: { ...page, open: Math.max(0, page.open + change) },
    })),
  },
}).createMachine({
  id: 'faultList',
  initial: 'loading',
  context: ({ input }) => ({ ...input, page: NOTHING, failure: null }),
  on: {
    'faults.show': {
      target: '.loading',
      reenter: true,
      actions: { type: 'show', params: ({ event }) => event.query },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          ...pageOutcomes<Loaded>(),
          {
            guard: { type: 'isForbidden', params: ({ event }) => event.output },
            target: 'forbidden',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'faults.changed': { actions: { type: 'count', params: ({ event }) => event.change } },
        'faults.retry': 'loading',
      },
    },
    empty: { on: { 'faults.retry': 'loading' } },
    /** Not for this user. */
    forbidden: {},
    failed: { tags: 'failing', on: { 'faults.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'faults.retry': 'loading' } },
  },
})
