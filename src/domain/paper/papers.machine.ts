import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { PAPERS_PER_PAGE, type Paper, type PaperCard, type PaperDraft } from './paper.ts'

export interface PapersInput {
  /** From 1. */
  readonly page: number
}

export interface PapersContext extends PapersInput {
  readonly papers: Page<PaperCard>
  /** Why it could not be read the last time; null where it could. */
  readonly failure: Failure | null
}

/** What is done to the papers as a whole. */
export type PapersWork =
  | { readonly kind: 'create'; readonly draft: PaperDraft }
  /** `name`: of the copy. */
  | { readonly kind: 'copy'; readonly id: number; readonly name: string }
  | { readonly kind: 'remove'; readonly id: number }

export type PapersEvent =
  | { type: 'papers.show'; page: number }
  | { type: 'papers.retry' }
  | { type: 'papers.work'; work: PapersWork }

export type PapersEmitted =
  /** A new one is there: it is to be opened. */
  | { type: 'papers.made'; paper: Paper }
  | { type: 'papers.copied' }
  | { type: 'papers.removed' }
  | { type: 'papers.refused'; work: PapersWork; failure: Failure }

type Loaded = Result<Page<PaperCard>, Failure>
/** The paper that was made; null where one went. */
export type Worked = Result<Paper | null, Failure>

interface Done {
  readonly work: PapersWork
  readonly result: Worked
}

const NOTHING: Page<PaperCard> = { index: 1, size: PAPERS_PER_PAGE, total: 0, items: [] }

/** A user's own papers: read, made, copied and deleted. Screens /paper 5. */
export const papersMachine = setup({
  types: {
    input: {} as PapersInput,
    context: {} as PapersContext,
    events: {} as PapersEvent,
    emitted: {} as PapersEmitted,
    tags: {} as 'busy' | 'shown' | 'working' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, number>(unprovided('load')),
    work: fromPromise<Done, PapersWork>(unprovided('work')),
  },
  guards: {
    loaded: (_, result: Loaded) => result.ok,
    worked: (_, result: Worked) => result.ok,
  },
  actions: {
    show: assign((_, page: number) => ({ page })),
    take: assign((_, result: Loaded) =>
      result.ok ? { papers: result.value, failure: null } : { failure: result.failure },
    ),
    sayDone: emit((_, { work, result }: Done) => {
      const paper = result.ok ? result.value : null
      if (paper === null) return { type: 'papers.removed' as const }
      return work.kind === 'create'
        ? { type: 'papers.made' as const, paper }
        : { type: 'papers.copied' as const }
    }),
    sayRefused: emit((_, { work, result }: Done) => ({
      type: 'papers.refused' as const,
      work,
      failure: result.ok ? { kind: 'unreadable' as const } : result.failure,
    })),
  },
}).createMachine({
  id: 'papers',
  initial: 'loading',
  context: ({ input }) => ({ ...input, papers: NOTHING, failure: null }),
  on: { 'papers.show': { target: '.loading', actions: { type: 'show', params: ({ event }) => event.page } } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.page,
        onDone: [
          {
            guard: { type: 'loaded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    shown: { tags: 'shown', on: { 'papers.work': 'working' } },
    working: {
      tags: ['shown', 'busy', 'working'],
      invoke: {
        src: 'work',
        input: ({ event }) => {
          if (event.type !== 'papers.work') throw new Error('there is nothing to do')
          return event.work
        },
        onDone: [
          {
            guard: { type: 'worked', params: ({ event }) => event.output.result },
            target: 'loading',
            actions: { type: 'sayDone', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'sayRefused', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'papers.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'papers.retry': 'loading' } },
  },
})
