import { assign, emit, fromPromise, setup } from 'xstate'
import type { ContentType } from '../catalogue/category.ts'
import type { ListType } from '../catalogue/list-query.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { forgetTerm, remember } from './search-history.ts'

export interface SearchPanelInput {
  readonly history: readonly string[]
  readonly contentType: ContentType
}

export interface SearchPanelContext {
  readonly keyword: string
  /** What the page's address was last known to search for. */
  readonly addressed: string
  /** The category whose hot searches are shown. */
  readonly contentType: ContentType
  /** Recent searches, newest first. */
  readonly history: readonly string[]
  /** Hot searches of the category type, most wanted first. */
  readonly hot: readonly string[]
  /** Position in recent and hot searches, one after the other; -1 for none. */
  readonly highlighted: number
}

export type SearchPanelEvent =
  | { type: 'search.focus' }
  | { type: 'search.dismiss' }
  | { type: 'search.type'; keyword: string }
  | { type: 'search.move'; by: 1 | -1 }
  /** Enter: the highlighted term, else what is typed. */
  | { type: 'search.submit' }
  /** The search button: what is typed, whatever is highlighted. */
  | { type: 'search.submitTyped' }
  | { type: 'search.choose'; term: string }
  | { type: 'search.forget'; term: string }
  | { type: 'search.forgetAll' }
  | { type: 'search.retry' }
  /** R-search-3: choosing a category clears the keyword. */
  | { type: 'search.turnTo'; contentType: ContentType }
  /** What the page's address searches for and where; what is being typed, or was typed on the same page, stays. */
  | { type: 'search.show'; keyword: string; scope: ListType }
  /** Nothing is searched for any more. */
  | { type: 'search.clear' }

export type SearchPanelEmitted =
  | { type: 'search.requested'; keyword: string }
  | { type: 'search.historyChanged'; history: readonly string[] }
  /** The box says what the address does. */
  | { type: 'search.shown'; scope: ListType }

/** All terms of the panel in the order of the arrow keys. */
export const termsOf = ({ history, hot }: Pick<SearchPanelContext, 'history' | 'hot'>): readonly string[] => [
  ...history,
  ...hot,
]

/** The search box and its panel of recent and hot searches. R-search-1 to R-search-3. */
export const searchPanelMachine = setup({
  types: {
    input: {} as SearchPanelInput,
    context: {} as SearchPanelContext,
    events: {} as SearchPanelEvent,
    emitted: {} as SearchPanelEmitted,
  },
  actors: {
    loadHot: fromPromise<Result<readonly string[], Failure>, ContentType>(unprovided('loadHot')),
  },
  guards: {
    succeeded: (_, result: Result<readonly string[], Failure>) => result.ok,
    isNews: ({ context }, keyword: string) => keyword !== context.addressed,
    /** What is searched through everywhere shows the hot searches that are shown. */
    isShown: ({ context }, scope: ListType) => scope === 0 || scope === context.contentType,
    isHighlighted: ({ context }) => termsOf(context)[context.highlighted] !== undefined,
  },
  actions: {
    type: assign((_, keyword: string) => ({ keyword, highlighted: -1 })),
    takeHot: assign((_, result: Result<readonly string[], Failure>) =>
      result.ok ? { hot: result.value } : {},
    ),
    moveHighlight: assign(({ context }, by: 1 | -1) => {
      const count = termsOf(context).length + 1
      return { highlighted: ((context.highlighted + 1 + by + count) % count) - 1 }
    }),
    takeHighlighted: assign(({ context }) => ({
      keyword: termsOf(context)[context.highlighted] ?? context.keyword,
    })),
    take: assign((_, keyword: string) => ({ keyword })),
    show: assign((_, keyword: string) => ({ keyword, addressed: keyword })),
    look: assign(({ context }, scope: ListType) =>
      scope === 0 || scope === context.contentType ? {} : { contentType: scope, hot: [] },
    ),
    notice: assign((_, addressed: string) => ({ addressed })),
    clear: assign({ keyword: '', addressed: '' }),
    trim: assign(({ context }) => ({ keyword: context.keyword.trim() })),
    /** Another tab may have searched meanwhile. */
    catchUp: assign({}),
    remember: assign(({ context }) => ({ history: remember(context.history, context.keyword) })),
    forget: assign(({ context }, term: string) => ({
      history: forgetTerm(context.history, term),
      highlighted: -1,
    })),
    forgetAll: assign({ history: [], highlighted: -1 }),
    turnTo: assign((_, contentType: ContentType) => ({ contentType, keyword: '', hot: [], highlighted: -1 })),
    clearHighlight: assign({ highlighted: -1 }),
    sayRequested: emit(({ context }) => ({
      type: 'search.requested' as const,
      keyword: context.keyword,
    })),
    sayShown: emit((_, scope: ListType) => ({ type: 'search.shown' as const, scope })),
    sayHistory: emit(({ context }) => ({ type: 'search.historyChanged' as const, history: context.history })),
  },
}).createMachine({
  id: 'searchPanel',
  initial: 'closed',
  context: ({ input }) => ({ ...input, keyword: '', addressed: '', hot: [], highlighted: -1 }),
  on: {
    'search.type': { actions: { type: 'type', params: ({ event }) => event.keyword } },
    'search.forgetAll': { actions: ['forgetAll', 'sayHistory'] },
    'search.show': [
      {
        guard: { type: 'isNews', params: ({ event }) => event.keyword },
        actions: [
          { type: 'look', params: ({ event }) => event.scope },
          { type: 'show', params: ({ event }) => event.keyword },
          { type: 'sayShown', params: ({ event }) => event.scope },
        ],
      },
      {
        actions: [
          { type: 'look', params: ({ event }) => event.scope },
          { type: 'sayShown', params: ({ event }) => event.scope },
        ],
      },
    ],
    'search.clear': { actions: 'clear' },
    'search.turnTo': { actions: { type: 'turnTo', params: ({ event }) => event.contentType } },
    'search.submit': [
      { guard: 'isHighlighted', target: '.searching', actions: 'takeHighlighted' },
      { target: '.searching' },
    ],
    'search.submitTyped': '.searching',
  },
  states: {
    closed: {
      on: {
        'search.focus': 'open',
        'search.type': { target: 'open', actions: { type: 'type', params: ({ event }) => event.keyword } },
        'search.move': 'open',
      },
    },
    open: {
      entry: 'catchUp',
      initial: 'loading',
      on: {
        'search.show': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.scope },
            actions: [
              { type: 'notice', params: ({ event }) => event.keyword },
              { type: 'sayShown', params: ({ event }) => event.scope },
            ],
          },
          { actions: { type: 'notice', params: ({ event }) => event.keyword } },
        ],
        'search.dismiss': { target: 'closed', actions: 'clearHighlight' },
        'search.move': { actions: { type: 'moveHighlight', params: ({ event }) => event.by } },
        'search.choose': {
          target: 'searching',
          actions: { type: 'take', params: ({ event }) => event.term },
        },
        'search.forget': {
          actions: ['catchUp', { type: 'forget', params: ({ event }) => event.term }, 'sayHistory'],
        },
        'search.turnTo': {
          target: '.loading',
          actions: { type: 'turnTo', params: ({ event }) => event.contentType },
        },
      },
      states: {
        loading: {
          invoke: {
            src: 'loadHot',
            input: ({ context }) => context.contentType,
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'takeHot', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
            onError: '#searchPanel.defect',
          },
        },
        ready: {},
        /** Recent searches still work without the hot ones. */
        failed: { tags: 'failing', on: { 'search.retry': 'loading' } },
      },
    },
    /** Passed through: the term is kept and searched for, the panel is closed. */
    searching: {
      entry: ['clearHighlight', 'trim', 'catchUp', 'remember', 'sayHistory', 'sayRequested'],
      always: 'closed',
    },
    defect: { tags: 'failing', on: { 'search.retry': 'closed' } },
  },
})
