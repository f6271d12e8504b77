import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { isReasonEnough } from './release-request.ts'
import { VERSION_PAGE_SIZE, type VersionQuery, type VersionToReview } from './resource-version.ts'

/** What a reviewer does with a version that waits. */
export type VersionVerdict =
  | { readonly how: 'approve'; readonly item: VersionToReview }
  | { readonly how: 'return'; readonly item: VersionToReview; readonly reason: string }

/** A reason that is being written for a version. */
export interface VersionReason {
  readonly item: VersionToReview
  readonly words: string
  /** It was sent and says too little. */
  readonly tried: boolean
}

export interface VersionQueueContext {
  readonly query: VersionQuery
  readonly page: Page<VersionToReview>
  /** Null while none is written. */
  readonly reason: VersionReason | null
  /** What is done just now; null for nothing. */
  readonly verdict: VersionVerdict | null
  /** Why the queue could not be read, or the verdict not be given. */
  readonly failure: Failure | null
}

export type VersionQueueEvent =
  | { type: 'versions.show'; query: VersionQuery }
  | { type: 'versions.approve'; item: VersionToReview }
  | { type: 'versions.refuse'; item: VersionToReview }
  | { type: 'versions.write'; words: string }
  | { type: 'versions.send' }
  | { type: 'versions.leave' }
  | { type: 'versions.reread' }

type Loaded = Result<Page<VersionToReview>, Failure>
type Decided = Result<true, Failure>

const NOTHING: Page<VersionToReview> = { index: 1, size: VERSION_PAGE_SIZE, total: 0, items: [] }

const verdictOf = ({ verdict }: VersionQueueContext): VersionVerdict => {
  if (verdict === null) throw new Error('nothing is decided')
  return verdict
}

/** The queue of new versions of resources, for reviewers of a school or of the platform: approved, or returned with a reason. */
export const versionQueueMachine = setup({
  types: {
    input: {} as Pick<VersionQuery, 'organisationId'>,
    context: {} as VersionQueueContext,
    events: {} as VersionQueueEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: fromPromise<Loaded, VersionQuery>(unprovided('load')),
    decide: fromPromise<Decided, VersionVerdict>(unprovided('decide')),
  },
  guards: {
    isLoaded: (_, result: Loaded) => result.ok,
    isDecided: (_, result: Decided) => result.ok,
    saysEnough: ({ context: { reason } }) => reason !== null && isReasonEnough(reason.words),
  },
  actions: {
    turnTo: assign((_, query: VersionQuery) => ({
      query,
      page: NOTHING,
      reason: null,
      verdict: null,
      failure: null,
    })),
    take: assign((_, result: Loaded) => (result.ok ? { page: result.value } : {})),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    approve: assign((_, item: VersionToReview) => ({
      verdict: { how: 'approve' as const, item },
      failure: null,
    })),
    beginReason: assign((_, item: VersionToReview) => ({
      reason: { item, words: '', tried: false },
      failure: null,
    })),
    write: assign(({ context: { reason } }, words: string) =>
      reason === null ? {} : { reason: { ...reason, words } },
    ),
    noteTooShort: assign(({ context: { reason } }) =>
      reason === null ? {} : { reason: { ...reason, tried: true } },
    ),
    refuse: assign(({ context: { reason } }) =>
      reason === null
        ? {}
        : {
            verdict: { how: 'return' as const, item: reason.item, reason: reason.words.trim() },
            failure: null,
          },
    ),
    forgetReason: assign({ reason: null }),
    settle: assign({ verdict: null }),
  },
}).createMachine({
  id: 'versionQueue',
  initial: 'loading',
  context: ({ input: { organisationId } }) => ({
    query: { organisationId, page: 1 },
    page: NOTHING,
    reason: null,
    verdict: null,
    failure: null,
  }),
  on: {
    'versions.show': { target: '.loading', actions: { type: 'turnTo', params: ({ event }) => event.query } },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'versions.approve': {
          target: 'deciding',
          actions: { type: 'approve', params: ({ event }) => event.item },
        },
        'versions.refuse': {
          target: 'explaining',
          actions: { type: 'beginReason', params: ({ event }) => event.item },
        },
      },
    },
    explaining: {
      on: {
        'versions.write': { actions: { type: 'write', params: ({ event }) => event.words } },
        'versions.send': [
          { guard: 'saysEnough', target: 'deciding', actions: 'refuse' },
          { actions: 'noteTooShort' },
        ],
        'versions.leave': { target: 'ready', actions: 'forgetReason' },
      },
    },
    deciding: {
      tags: 'busy',
      exit: 'settle',
      invoke: {
        src: 'decide',
        input: ({ context }) => verdictOf(context),
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'forgetReason',
          },
          // Another reviewer may have been faster: the queue is read again beside the reason.
          {
            target: 'rereading',
            actions: ['forgetReason', { type: 'noteFailure', params: ({ event }) => event.output }],
          },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { on: { 'versions.reread': 'loading' } },
    defect: { on: { 'versions.reread': 'loading' } },
  },
})
