import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { DraftState } from './course-draft.ts'
import { DRAFTS_PER_PAGE, type DraftCard, type DraftQuery } from './course-studio.ts'

/** A new course: its name and school. */
export interface CourseWanted {
  readonly organisationId: number
  readonly name: string
}

export interface DraftsContext {
  readonly query: DraftQuery
  readonly page: Page<DraftCard>
  /** The course being created, or that could not be created. */
  readonly begun: CourseWanted | null
  /** The draft being removed; 0 for none. */
  readonly removed: number
  /** Why the list could not be read. */
  readonly failure: Failure | null
  /** Why a course could not be created or removed. */
  readonly refusal: Failure | null
}

export type DraftsEvent =
  | { type: 'drafts.show'; query: DraftQuery }
  | { type: 'drafts.begin'; course: CourseWanted }
  | { type: 'drafts.remove'; id: number }
  | { type: 'drafts.retry' }
  /** Closes the form and the message of a refusal. */
  | { type: 'drafts.dismiss' }

export type DraftsEmitted =
  | { type: 'drafts.made'; id: number }
  | { type: 'drafts.removed' }
  | { type: 'drafts.refused'; failure: Failure }

type Loaded = Result<Page<DraftCard>, Failure>
type Made = Result<DraftState, Failure>
type Removed = Result<true, Failure>

const NOTHING: Page<DraftCard> = { index: 1, size: DRAFTS_PER_PAGE, total: 0, items: [] }

/**
 * The list of a teacher's course drafts, or of those waiting for review; creates and removes drafts.
 * R-studio-3.
 */
export const draftsMachine = setup({
  types: {
    input: {} as DraftQuery,
    context: {} as DraftsContext,
    events: {} as DraftsEvent,
    emitted: {} as DraftsEmitted,
    tags: {} as 'busy' | 'shown' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, DraftQuery>(unprovided('load')),
    begin: fromPromise<Made, CourseWanted>(unprovided('begin')),
    remove: fromPromise<Removed, number>(unprovided('remove')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnread: ({ context }) => context.page === NOTHING,
  },
  actions: {
    turnTo: assign((_, query: DraftQuery) => ({ query, page: NOTHING, failure: null, refusal: null })),
    take: assign((_, result: Loaded) =>
      result.ok ? { page: result.value, failure: null } : { failure: result.failure },
    ),
    noteBegun: assign((_, begun: CourseWanted) => ({ begun, refusal: null })),
    settle: assign((_, made: Made) => (made.ok ? { begun: null } : { refusal: made.failure })),
    noteRemoved: assign((_, removed: number) => ({ removed, refusal: null })),
    dismiss: assign({ refusal: null }),
    giveUp: unprovidedAction<undefined>('giveUp'),
    sayMade: emit((_, made: Made) =>
      made.ok
        ? ({ type: 'drafts.made', id: made.value.id } as const)
        : ({ type: 'drafts.refused', failure: made.failure } as const),
    ),
    sayRemoved: emit((_, result: Removed) =>
      result.ok
        ? ({ type: 'drafts.removed' } as const)
        : ({ type: 'drafts.refused', failure: result.failure } as const),
    ),
  },
}).createMachine({
  id: 'drafts',
  initial: 'loading',
  context: ({ input }) => ({
    query: input,
    page: NOTHING,
    begun: null,
    removed: 0,
    failure: null,
    refusal: null,
  }),
  on: {
    'drafts.show': { target: '.loading', actions: { type: 'turnTo', params: ({ event }) => event.query } },
    'drafts.dismiss': { actions: ['dismiss', 'giveUp'] },
    // Also while the list is being read, and after that failed.
    'drafts.begin': {
      target: '.beginning',
      actions: { type: 'noteBegun', params: ({ event }) => event.course },
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
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      tags: 'shown',
      on: {
        'drafts.remove': {
          target: 'removing',
          actions: { type: 'noteRemoved', params: ({ event }) => event.id },
        },
      },
    },
    beginning: {
      tags: ['busy', 'shown'],
      on: { 'drafts.begin': {} },
      invoke: {
        src: 'begin',
        input: ({ context: { begun } }) => {
          if (begun === null) throw new Error('nothing is begun')
          return begun
        },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'answered',
            actions: [
              { type: 'settle', params: ({ event }) => event.output },
              { type: 'sayMade', params: ({ event }) => event.output },
            ],
          },
          { target: 'answered', actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    answered: { always: [{ guard: 'isUnread', target: 'loading' }, { target: 'ready' }] },
    removing: {
      tags: ['busy', 'shown'],
      on: { 'drafts.begin': {} },
      invoke: {
        src: 'remove',
        input: ({ context }) => context.removed,
        onDone: {
          target: 'loading',
          actions: { type: 'sayRemoved', params: ({ event }) => event.output },
        },
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'drafts.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'drafts.retry': 'loading' } },
  },
})
