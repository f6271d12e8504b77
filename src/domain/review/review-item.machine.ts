import { assign, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { ShareRequest } from './share-request.ts'
import type { SimilarFile } from './similar-file.ts'

export interface ReviewItemInput {
  readonly id: number
  /** Null if the queue does not contain the request, as for a link to one. */
  readonly request: ShareRequest | null
}

export interface ReviewItemContext extends ReviewItemInput {
  /** Why the request could not be read; null where it could. */
  readonly failure: Failure | null
  readonly similar: readonly SimilarFile[]
  /** The queue contains the request. */
  readonly inQueue: boolean
}

export type ReviewItemEvent =
  /** The queue has a newer version of the request. */
  | { type: 'item.renew'; request: ShareRequest }
  /** The queue does not contain the request any more. `isChosen`: it is still the one to be shown. */
  | { type: 'item.leftQueue'; isChosen: boolean }
  /** The addresses of the file have expired. */
  | { type: 'item.outdated' }
  | { type: 'item.retry' }
  | { type: 'item.retrySimilar' }

type Read = Result<ShareRequest, Failure>
type ReadSimilar = Result<readonly SimilarFile[], Failure>

/** A request as its reviewer sees it: the file, and similar files of the library. */
export const reviewItemMachine = setup({
  types: {
    input: {} as ReviewItemInput,
    context: {} as ReviewItemContext,
    events: {} as ReviewItemEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Read, number>(unprovided('load')),
    loadSimilar: fromPromise<ReadSimilar, number>(unprovided('loadSimilar')),
  },
  guards: {
    isKnown: ({ context }) => context.request !== null,
    isMissing: (_, read: Read) => !read.ok && isRejectedAs(read.failure, 'missing'),
    isNewer: ({ context }, request: ShareRequest) => request.version !== context.request?.version,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isDecidedMeanwhile: ({ context }, isChosen: boolean) => context.inQueue && isChosen,
  },
  actions: {
    take: assign((_, read: Read) =>
      read.ok ? { request: read.value, failure: null } : { failure: read.failure },
    ),
    renew: assign((_, request: ShareRequest) => ({ request, inQueue: true })),
    enterQueue: assign({ inQueue: true }),
    leaveQueue: assign({ inQueue: false }),
    takeSimilar: assign((_, read: ReadSimilar) => (read.ok ? { similar: read.value } : {})),
  },
}).createMachine({
  id: 'reviewItem',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, failure: null, similar: [], inQueue: input.request !== null }),
  on: {
    'item.renew': { actions: 'enterQueue' },
    'item.leftQueue': { actions: 'leaveQueue' },
  },
  states: {
    deciding: { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'item.renew': { target: 'ready', actions: { type: 'renew', params: ({ event }) => event.request } },
      },
    },
    ready: {
      type: 'parallel',
      on: {
        'item.renew': {
          guard: { type: 'isNewer', params: ({ event }) => event.request },
          actions: { type: 'renew', params: ({ event }) => event.request },
        },
      },
      states: {
        similar: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadSimilar',
                input: ({ context }) => context.id,
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'known',
                    actions: { type: 'takeSimilar', params: ({ event }) => event.output },
                  },
                  { target: 'failed' },
                ],
                onError: '#reviewItem.defect',
              },
            },
            known: {},
            failed: { tags: 'failing', on: { 'item.retrySimilar': 'loading' } },
          },
        },
        addresses: {
          initial: 'fresh',
          states: {
            fresh: {
              on: {
                'item.outdated': 'renewing',
                // A request that left the queue while it is shown has changed its state, so read it again.
                'item.leftQueue': {
                  guard: { type: 'isDecidedMeanwhile', params: ({ event }) => event.isChosen },
                  target: 'renewing',
                  actions: 'leaveQueue',
                },
              },
            },
            renewing: {
              invoke: {
                src: 'load',
                input: ({ context }) => context.id,
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'fresh',
                    actions: { type: 'take', params: ({ event }) => event.output },
                  },
                  { target: 'fresh' },
                ],
                onError: '#reviewItem.defect',
              },
            },
          },
        },
      },
    },
    missing: {},
    failed: { tags: 'failing', on: { 'item.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'item.retry': 'loading' } },
  },
})
