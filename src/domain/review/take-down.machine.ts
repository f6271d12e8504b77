import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type Decided, type ReviewWork, refusalOf } from './review-work.ts'
import { mayTakeDown, type ShareRequest } from './share-request.ts'
import type { Decision, Verdict } from './verdict.ts'

export interface TakeDownInput {
  /** The reviewer. */
  readonly userId: number
}

export interface TakeDownContext extends TakeDownInput {
  /** The id of the file's content in the library; 0 for none. */
  readonly contentId: number
  /** The request by which the file was shared; null until it has been read. */
  readonly request: ShareRequest | null
  readonly verdict: Verdict | null
  /** The verdict that failed, in case the dialog is opened for the same file again. */
  readonly unsent: { readonly contentId: number; readonly verdict: Verdict } | null
}

export type TakeDownEvent =
  | { type: 'takeDown.ask'; contentId: number }
  | { type: 'review.decide'; work: ReviewWork }
  | { type: 'takeDown.close' }

export type TakeDownEmitted =
  | { type: 'takeDown.done'; name: string }
  | { type: 'takeDown.refused'; failure: Failure }
  /** The user may not take the file down: it is the user's own, or the request is not in the right state. */
  | { type: 'takeDown.notYours' }
  /**
   * The file is not in the library any more, possibly taken down by this user's request whose answer was
   * lost.
   */
  | { type: 'takeDown.gone' }

type Read = Result<ShareRequest, Failure>

const NO_DECISION: Decision = { organisationId: 0, requests: [], verdict: { kind: 'keep', words: '' } }

/**
 * Takes a file of a school's library down from a list: reads the request by which it was shared, so that the
 * decision refers to its present version, and decides it as in the review (R-review-3).
 */
export const takeDownMachine = setup({
  types: {
    input: {} as TakeDownInput,
    context: {} as TakeDownContext,
    events: {} as TakeDownEvent,
    emitted: {} as TakeDownEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    read: fromPromise<Read, number>(unprovided('read')),
    decide: fromPromise<Decided, Decision>(unprovided('decide')),
  },
  guards: {
    isAllowed: ({ context }, read: Read) => read.ok && mayTakeDown(read.value, context.userId),
    isRead: (_, read: Read) => read.ok,
    isGone: (_, read: Read) => !read.ok && isRejectedAs(read.failure, 'missing'),
    isDone: (_, decided: Decided) => decided.ok && decided.value.done.length > 0,
  },
  actions: {
    setContent: assign((_, contentId: number) => ({ contentId, request: null })),
    take: assign((_, read: Read) => (read.ok ? { request: read.value } : {})),
    setVerdict: assign((_, verdict: Verdict) => ({ verdict })),
    keepUnsent: assign(({ context: { contentId, verdict } }) => ({
      unsent: verdict === null ? null : { contentId, verdict },
    })),
    dropUnsent: assign({ unsent: null }),
    sayDone: emit(({ context }) => ({
      type: 'takeDown.done' as const,
      name: context.request?.file.name ?? '',
    })),
    sayNotYours: emit({ type: 'takeDown.notYours' as const }),
    sayGone: emit({ type: 'takeDown.gone' as const }),
    sayUnread: emit((_, read: Read) => ({
      type: 'takeDown.refused' as const,
      failure: read.ok ? { kind: 'unreadable' as const } : read.failure,
    })),
    sayRefused: emit((_, decided: Decided) => ({
      type: 'takeDown.refused' as const,
      failure: refusalOf(decided),
    })),
  },
}).createMachine({
  id: 'takeDown',
  initial: 'resting',
  context: ({ input }) => ({ ...input, contentId: 0, request: null, verdict: null, unsent: null }),
  states: {
    resting: {
      on: {
        'takeDown.ask': {
          target: 'reading',
          actions: { type: 'setContent', params: ({ event }) => event.contentId },
        },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.contentId,
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'sayNotYours',
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'resting',
            actions: ['dropUnsent', 'sayGone'],
          },
          {
            target: 'resting',
            actions: { type: 'sayUnread', params: ({ event }) => event.output },
          },
        ],
        onError: 'defect',
      },
    },
    /** The dialog is open. */
    asking: {
      on: {
        'review.decide': {
          target: 'deciding',
          actions: { type: 'setVerdict', params: ({ event }) => event.work.verdict },
        },
        'takeDown.close': 'resting',
      },
    },
    deciding: {
      tags: 'busy',
      invoke: {
        src: 'decide',
        input: ({ context: { request, verdict } }) =>
          request === null || verdict === null
            ? NO_DECISION
            : { organisationId: request.organisation.id, requests: [request], verdict },
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'resting',
            actions: ['dropUnsent', 'sayDone'],
          },
          {
            target: 'resting',
            actions: ['keepUnsent', { type: 'sayRefused', params: ({ event }) => event.output }],
          },
        ],
        onError: 'defect',
      },
    },
    defect: { tags: 'failing' },
  },
})
