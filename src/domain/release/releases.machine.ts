import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  isReasonEnough,
  RELEASE_PAGE_SIZE,
  type ReleaseQuery,
  type ReleaseRequest,
  type ReleaseVerdict,
} from './release-request.ts'

/** A reason that is being written for a request. */
export interface ReleaseReason {
  readonly how: 'decline' | 'end'
  readonly request: ReleaseRequest
  readonly words: string
  /** It was sent and says too little. */
  readonly tried: boolean
}

export interface ReleasesContext {
  readonly query: ReleaseQuery
  readonly page: Page<ReleaseRequest>
  /** Null while none is written. */
  readonly reason: ReleaseReason | null
  /** What is done just now; null for nothing. */
  readonly verdict: ReleaseVerdict | null
  /** Why the queue could not be read, or the verdict not be given. */
  readonly failure: Failure | null
}

export type ReleasesEvent =
  | { type: 'releases.show'; query: ReleaseQuery }
  | { type: 'releases.grant'; request: ReleaseRequest }
  | { type: 'releases.refuse'; how: ReleaseReason['how']; request: ReleaseRequest }
  | { type: 'releases.write'; words: string }
  | { type: 'releases.send' }
  | { type: 'releases.leave' }
  | { type: 'releases.reread' }

type Loaded = Result<Page<ReleaseRequest>, Failure>
type Decided = Result<true, Failure>

const NOTHING: Page<ReleaseRequest> = { index: 1, size: RELEASE_PAGE_SIZE, total: 0, items: [] }

const verdictOf = ({ verdict }: ReleasesContext): ReleaseVerdict => {
  if (verdict === null) throw new Error('nothing is decided')
  return verdict
}

/** The queue of what shall be open to all, for reviewers of the platform: opened, declined with a reason, given back to its school. */
export const releasesMachine = setup({
  types: { context: {} as ReleasesContext, events: {} as ReleasesEvent, tags: {} as 'busy' },
  actors: {
    load: fromPromise<Loaded, ReleaseQuery>(unprovided('load')),
    decide: fromPromise<Decided, ReleaseVerdict>(unprovided('decide')),
  },
  guards: {
    isLoaded: (_, result: Loaded) => result.ok,
    isDecided: (_, result: Decided) => result.ok,
    saysEnough: ({ context: { reason } }) => reason !== null && isReasonEnough(reason.words),
  },
  actions: {
    turnTo: assign((_, query: ReleaseQuery) => ({
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
    grant: assign((_, request: ReleaseRequest) => ({
      verdict: { how: 'grant' as const, request },
      failure: null,
    })),
    beginReason: assign((_, begun: Pick<ReleaseReason, 'how' | 'request'>) => ({
      reason: { ...begun, words: '', tried: false },
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
            verdict: { how: reason.how, request: reason.request, reason: reason.words.trim() },
            failure: null,
          },
    ),
    forgetReason: assign({ reason: null }),
    settle: assign({ verdict: null }),
  },
}).createMachine({
  id: 'releases',
  initial: 'loading',
  context: {
    query: { status: 'asked', page: 1 },
    page: NOTHING,
    reason: null,
    verdict: null,
    failure: null,
  },
  on: {
    'releases.show': { target: '.loading', actions: { type: 'turnTo', params: ({ event }) => event.query } },
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
        'releases.grant': {
          target: 'deciding',
          actions: { type: 'grant', params: ({ event }) => event.request },
        },
        'releases.refuse': {
          target: 'explaining',
          actions: { type: 'beginReason', params: ({ event: { how, request } }) => ({ how, request }) },
        },
      },
    },
    explaining: {
      on: {
        'releases.write': { actions: { type: 'write', params: ({ event }) => event.words } },
        'releases.send': [
          { guard: 'saysEnough', target: 'deciding', actions: 'refuse' },
          { actions: 'noteTooShort' },
        ],
        'releases.leave': { target: 'ready', actions: 'forgetReason' },
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
    failed: { on: { 'releases.reread': 'loading' } },
    defect: { on: { 'releases.reread': 'loading' } },
  },
})
