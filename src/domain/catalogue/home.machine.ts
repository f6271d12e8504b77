import type { ActorRefFrom } from 'xstate'
import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Banner } from './banner.ts'
import type { ContentCard } from './content-card.ts'
import type { HomeContent } from './home-content.ts'

/** How often the live strip looks again, so that what begins is seen to begin. */
export const LIVES_REFRESH_MS = 60_000

/** What narrows the blocks of the home page; 0 for any. */
export interface HomeSelection {
  readonly stageId: number
  readonly subjectId: number
}

export interface HomeInput {
  /** Visitors see banners only (R-catalogue-3). */
  readonly signedIn: boolean
  /** What is shown until they have been read. */
  readonly banners: readonly Banner[]
}

export interface HomeContext extends HomeInput {
  readonly selection: HomeSelection
  readonly lives: readonly ContentCard[]
  readonly content: HomeContent
  /** Why a part could not be read the last time; null where it could. */
  readonly failures: HomeFailures
}

export interface HomeFailures {
  readonly banners: Failure | null
  readonly lives: Failure | null
  readonly content: Failure | null
}

export type HomeEvent =
  | { type: 'home.select'; selection: HomeSelection }
  | { type: 'home.retryBanners' }
  | { type: 'home.retryLives' }
  | { type: 'home.retryContent' }

const NO_CONTENT: HomeContent = { blocks: [], continueItems: [] }

/**
 * The home page: banners, live strip and blocks each load, fail and are tried again on their own, so that none of them
 * holds up another. R-catalogue-3; wire: 首页与分类.
 */
export const homeMachine = setup({
  types: {
    input: {} as HomeInput,
    context: {} as HomeContext,
    events: {} as HomeEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    loadBanners: fromPromise<Result<readonly Banner[], Failure>>(unprovided('loadBanners')),
    loadLives: fromPromise<Result<readonly ContentCard[], Failure>>(unprovided('loadLives')),
    loadContent: fromPromise<Result<HomeContent, Failure>, HomeSelection>(unprovided('loadContent')),
  },
  delays: { livesRefresh: LIVES_REFRESH_MS },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    signedIn: ({ context }) => context.signedIn,
  },
  actions: {
    takeBanners: assign(({ context }, result: Result<readonly Banner[], Failure>) => ({
      failures: { ...context.failures, banners: result.ok ? null : result.failure },
      ...(result.ok ? { banners: result.value } : {}),
    })),
    takeLives: assign(({ context }, result: Result<readonly ContentCard[], Failure>) => ({
      failures: { ...context.failures, lives: result.ok ? null : result.failure },
      ...(result.ok ? { lives: result.value } : {}),
    })),
    takeContent: assign(({ context }, result: Result<HomeContent, Failure>) => ({
      failures: { ...context.failures, content: result.ok ? null : result.failure },
      ...(result.ok ? { content: result.value } : {}),
    })),
    select: assign((_, selection: HomeSelection) => ({ selection })),
  },
}).createMachine({
  id: 'home',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    selection: { stageId: 0, subjectId: 0 },
    lives: [],
    content: NO_CONTENT,
    failures: { banners: null, lives: null, content: null },
  }),
  states: {
    banners: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadBanners',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'takeBanners', params: ({ event }) => event.output },
              },
              {
                target: 'failed',
                actions: { type: 'takeBanners', params: ({ event }) => event.output },
              },
            ],
            onError: 'defect',
          },
        },
        ready: {},
        failed: { tags: 'failing', on: { 'home.retryBanners': 'loading' } },
        defect: { tags: 'failing', on: { 'home.retryBanners': 'loading' } },
      },
    },

    lives: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'signedIn', target: 'loading' }, { target: 'hidden' }] },
        /** A visitor sees no content. */
        hidden: {},
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadLives',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'takeLives', params: ({ event }) => event.output },
              },
              {
                target: 'failed',
                actions: { type: 'takeLives', params: ({ event }) => event.output },
              },
            ],
            onError: 'defect',
          },
        },
        ready: { after: { livesRefresh: 'refreshing' } },
        /** What is shown stays until there is something newer. */
        refreshing: {
          invoke: {
            src: 'loadLives',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'takeLives', params: ({ event }) => event.output },
              },
              { target: 'ready' },
            ],
            onError: 'defect',
          },
        },
        failed: { tags: 'failing', on: { 'home.retryLives': 'loading' } },
        defect: { tags: 'failing', on: { 'home.retryLives': 'loading' } },
      },
    },

    content: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'signedIn', target: 'loading' }, { target: 'hidden' }] },
        hidden: {},
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadContent',
            input: ({ context }) => context.selection,
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'takeContent', params: ({ event }) => event.output },
              },
              {
                target: 'failed',
                actions: { type: 'takeContent', params: ({ event }) => event.output },
              },
            ],
            onError: 'defect',
          },
          on: {
            'home.select': {
              target: 'loading',
              reenter: true,
              actions: { type: 'select', params: ({ event }) => event.selection },
            },
          },
        },
        ready: {
          on: {
            'home.select': {
              target: 'loading',
              actions: { type: 'select', params: ({ event }) => event.selection },
            },
          },
        },
        failed: {
          tags: 'failing',
          on: {
            'home.retryContent': 'loading',
            'home.select': {
              target: 'loading',
              actions: { type: 'select', params: ({ event }) => event.selection },
            },
          },
        },
        defect: { tags: 'failing', on: { 'home.retryContent': 'loading' } },
      },
    },
  },
})

/** The home page's statechart while the page is open. */
export type HomeActor = ActorRefFrom<typeof homeMachine>
