import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { CloudListPage, CloudListQuery } from './cloud-school.ts'

export interface CloudListInput {
  readonly query: CloudListQuery
}

export interface CloudListContext extends CloudListInput {
  /** What is on the screen; null before anything came. */
  readonly shown: CloudListPage | null
  /** Why it could not be read the last time; null where it could. */
  readonly failure: Failure | null
}

export type CloudListEvent =
  /** The address says another page now. */
  { type: 'cloudList.show'; query: CloudListQuery } | { type: 'cloudList.retry' }

type Read = Result<CloudListPage, Failure>

/** All notices, courses or lives of a school, a page at a time; what is shown stays until something newer has come. */
export const cloudListMachine = setup({
  types: {
    input: {} as CloudListInput,
    context: {} as CloudListContext,
    events: {} as CloudListEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Read, CloudListQuery>(unprovided('load')) },
  guards: { succeeded: (_, result: Read) => result.ok },
  actions: {
    show: assign((_, query: CloudListQuery) => ({ query, failure: null })),
    take: assign((_, result: Read) =>
      result.ok ? { shown: result.value, failure: null } : { shown: null, failure: result.failure },
    ),
  },
}).createMachine({
  id: 'cloudList',
  initial: 'fetching',
  context: ({ input }) => ({ ...input, shown: null, failure: null }),
  on: {
    'cloudList.show': {
      target: '.fetching',
      reenter: true,
      actions: { type: 'show', params: ({ event }) => event.query },
    },
  },
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
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
    ready: {},
    failed: { tags: 'failing', on: { 'cloudList.retry': 'fetching' } },
    defect: { tags: 'failing', on: { 'cloudList.retry': 'fetching' } },
  },
})
