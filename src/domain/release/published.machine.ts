import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  PUBLISHED_PAGE_SIZE,
  type PublishedQuery,
  type PublishedThing,
  type ReleaseAct,
} from './published.ts'

/** A change of a content's release. */
export interface ReleaseChange {
  readonly id: number
  readonly act: ReleaseAct
}

export interface PublishedInput {
  readonly query: PublishedQuery
}

export interface PublishedContext extends PublishedInput {
  readonly page: Page<PublishedThing>
  /** The change in progress; null for none. */
  readonly change: ReleaseChange | null
  /** Why the list could not be read or the change failed. */
  readonly failure: Failure | null
}

export type PublishedEvent =
  | { type: 'published.show'; query: PublishedQuery }
  | { type: 'published.change'; change: ReleaseChange }
  | { type: 'published.reread' }

type Loaded = Result<Page<PublishedThing>, Failure>
type Changed = Result<true, Failure>

const NOTHING: Page<PublishedThing> = { index: 1, size: PUBLISHED_PAGE_SIZE, total: 0, items: [] }

const changeOf = ({ change }: PublishedContext): ReleaseChange => {
  if (change === null) throw new Error('nothing is done about a content')
  return change
}

/**
 * The list of published contents, and their release to all schools: requests it, takes a request back, ends
 * it.
 */
export const publishedMachine = setup({
  types: {
    input: {} as PublishedInput,
    context: {} as PublishedContext,
    events: {} as PublishedEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, PublishedQuery>(unprovided('load')),
    change: fromPromise<Changed, ReleaseChange>(unprovided('change')),
  },
  guards: {
    isLoaded: (_, result: Loaded) => result.ok,
    isChanged: (_, result: Changed) => result.ok,
    isUnknown,
  },
  actions: {
    turnTo: assign((_, query: PublishedQuery) => ({ query, page: NOTHING, change: null, failure: null })),
    take: assign((_, result: Loaded) => (result.ok ? { page: result.value } : {})),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    choose: assign((_, change: ReleaseChange) => ({ change, failure: null })),
    settle: assign({ change: null }),
  },
}).createMachine({
  id: 'published',
  initial: 'loading',
  context: ({ input: { query } }) => ({ query, page: NOTHING, change: null, failure: null }),
  on: {
    'published.show': {
      target: '.loading',
      actions: { type: 'turnTo', params: ({ event }) => event.query },
    },
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
        'published.change': {
          target: 'changing',
          actions: { type: 'choose', params: ({ event }) => event.change },
        },
      },
    },
    changing: {
      tags: 'busy',
      exit: 'settle',
      invoke: {
        src: 'change',
        input: ({ context }) => changeOf(context),
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'rereading' },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          // Somebody else may have changed it first, so the list is read again besides showing the reason.
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
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
    failed: { tags: 'failing', on: { 'published.reread': 'loading' } },
    defect: { tags: 'failing', on: { 'published.reread': 'loading' } },
  },
})
