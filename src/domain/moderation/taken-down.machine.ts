import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { pageCountOf } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { ContentStanding } from './content-standing.ts'
import {
  TAKEN_DOWN_PER_PAGE,
  type TakenDownContent,
  type TakenDownPage,
  type TakenDownQuery,
} from './taken-down.ts'

export interface TakenDownContext {
  readonly query: TakenDownQuery
  readonly page: TakenDownPage
  /** Why the list could not be read, or one was not offered again. */
  readonly failure: Failure | null
  /** On its way, or the last that was offered again; null for none. */
  readonly restored: TakenDownContent | null
}

export type TakenDownEvent =
  | { type: 'takenDown.show'; query: TakenDownQuery }
  | { type: 'takenDown.reread' }
  | { type: 'takenDown.restore'; content: TakenDownContent }

type Loaded = Result<TakenDownPage, Failure>
type Restored = Result<ContentStanding, Failure>

const NOTHING: TakenDownPage = { index: 1, size: TAKEN_DOWN_PER_PAGE, total: 0, items: [] }

/** What was taken down in the schools that the reader looks after, and what of it is offered again. R-moderation-2. */
export const takenDownMachine = setup({
  types: {
    input: {} as TakenDownQuery,
    context: {} as TakenDownContext,
    events: {} as TakenDownEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: fromPromise<Loaded, TakenDownQuery>(unprovided('load')),
    restore: fromPromise<Restored, number>(unprovided('restore')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    /** A page that is no more, of a list that is not empty. */
    isBeyondEnd: (_, loaded: Loaded) =>
      loaded.ok && loaded.value.items.length === 0 && loaded.value.index > pageCountOf(loaded.value),
  },
  actions: {
    turnTo: assign((_, query: TakenDownQuery) => ({ query, failure: null, restored: null })),
    take: assign((_, loaded: Loaded) => (loaded.ok ? { page: loaded.value } : {})),
    turnToLast: assign(({ context }, loaded: Loaded) =>
      loaded.ok ? { query: { ...context.query, page: pageCountOf(loaded.value) } } : {},
    ),
    loseList: assign((_, loaded: Loaded) =>
      loaded.ok ? {} : { failure: loaded.failure, page: NOTHING, restored: null },
    ),
    intend: assign((_, restored: TakenDownContent) => ({ restored, failure: null })),
    noteRefusal: assign((_, result: Restored) =>
      result.ok ? {} : { failure: result.failure, restored: null },
    ),
    forgetFailure: assign({ failure: null, restored: null }),
  },
}).createMachine({
  id: 'takenDown',
  initial: 'loading',
  context: ({ input }) => ({ query: input, page: NOTHING, failure: null, restored: null }),
  on: {
    'takenDown.show': {
      target: '.loading',
      reenter: true,
      actions: { type: 'turnTo', params: ({ event }) => event.query },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isBeyondEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: { type: 'turnToLast', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'loseList', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'takenDown.reread': { target: 'loading', actions: 'forgetFailure' },
        'takenDown.restore': {
          target: 'restoring',
          actions: { type: 'intend', params: ({ event }) => event.content },
        },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restore',
        input: ({ context }) => context.restored?.id ?? 0,
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'loading' },
          // Somebody else may have been faster: what stands now is read, and why nothing came of it stays.
          { target: 'loading', actions: { type: 'noteRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { on: { 'takenDown.reread': { target: 'loading', actions: 'forgetFailure' } } },
    defect: { on: { 'takenDown.reread': { target: 'loading', actions: 'forgetFailure' } } },
  },
})
