import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { mayRetry, retryWait } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type Category, CONTENT_TYPE, type ContentType, DEFAULT_CLASSIFIES } from './category.ts'
import type { ListType } from './list-query.ts'

export interface CategoriesContext {
  readonly categories: readonly Category[]
  /** Null until one is chosen by hand. The name tells categories of one type apart; '' for the first of the type. */
  readonly chosen: { readonly type: ContentType; readonly name: string } | null
  /** Where a typed word is looked for; 0 for 全部, everywhere (docs/decisions/0163). */
  readonly scope: ListType
  /** How often they could not be fetched in a row, and why not the last time; null for an answer without any. */
  readonly attempts: number
  readonly failure: Failure | null
}

export type CategoriesEvent =
  | { type: 'categories.choose'; contentType: ContentType; name?: string }
  /** 全部: a word is looked for everywhere. No category is chosen by it, and nothing is cleared. */
  | { type: 'categories.widen' }
  /** The page lists contents of this type, 0 for all: nothing is cleared by it. */
  | { type: 'categories.follow'; contentType: ListType }
  /** Back to the first, as the logo does (R-navigation-5). */
  | { type: 'categories.reset' }
  /** The line is back: what could not be fetched is fetched now. */
  | { type: 'categories.retry' }

/** R-search-3: choosing clears the keyword and, for types 1 and 2, the stored filter criteria. */
export type CategoriesEmitted = { type: 'categories.chosen'; contentType: ContentType }

const DEFAULT_CATEGORIES: readonly Category[] = DEFAULT_CLASSIFIES.map(
  ({ id, name, type }): Category => ({ id, name, type, code: '', visible: true, children: [] }),
)

/** The current category; the first until another is chosen. */
export const currentCategoryOf = ({ categories, chosen }: CategoriesContext): Category | undefined => {
  const ofType = categories.filter(({ type }) => type === chosen?.type)
  return ofType.find(({ name }) => name === chosen?.name) ?? ofType[0] ?? categories[0]
}

/** Where a word is looked for; of no word there is no search everywhere, but the list of the current category. */
export const searchedTypeOf = (known: CategoriesContext, keyword: string): ListType =>
  keyword === '' && known.scope === 0
    ? (currentCategoryOf(known)?.type ?? CONTENT_TYPE.recorded)
    : known.scope

/** The category that a list of a type belongs to: the current one, else the first that is shown; none for all types. */
export const listedCategoryOf = (known: CategoriesContext, listed: ListType): Category | undefined => {
  const current = currentCategoryOf(known)
  return current?.type === listed
    ? current
    : known.categories.find(({ type, visible }) => visible && type === listed)
}

/**
 * The top-level categories: fetched at start, the first becomes the current one (wire: getbasetree). Until they are
 * there, and where they cannot be had, the classifies that the product knows by itself stand in.
 */
export const categoriesMachine = setup({
  types: {
    context: {} as CategoriesContext,
    events: {} as CategoriesEvent,
    emitted: {} as CategoriesEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Result<readonly Category[], Failure>>(unprovided('load')) },
  delays: { backOff: ({ context }) => retryWait(context) },
  guards: {
    mayRetry: ({ context: { failure, attempts } }) => failure !== null && mayRetry(failure, attempts),
    hasCategories: (_, result: Result<readonly Category[], Failure>) => result.ok && result.value.length > 0,
    isKnown: ({ context }, type: ContentType) =>
      context.categories.some((category) => category.type === type),
  },
  actions: {
    take: assign((_, result: Result<readonly Category[], Failure>) =>
      result.ok ? { categories: result.value, attempts: 0, failure: null } : {},
    ),
    noteFailure: assign(({ context }, result: Result<readonly Category[], Failure>) => ({
      attempts: context.attempts + 1,
      failure: result.ok ? null : result.failure,
    })),
    choose: assign((_, { contentType, name = '' }: { contentType: ContentType; name?: string }) => ({
      chosen: { type: contentType, name },
      scope: contentType,
    })),
    widen: assign({ scope: 0 }),
    /** One of several categories of the type stays chosen. */
    follow: assign(({ context: { chosen } }, scope: ListType) =>
      scope === 0 || chosen?.type === scope ? { scope } : { scope, chosen: { type: scope, name: '' } },
    ),
    reset: assign({ chosen: null, scope: 0 }),
    sayChosen: emit((_, contentType: ContentType) => ({ type: 'categories.chosen' as const, contentType })),
  },
}).createMachine({
  id: 'categories',
  initial: 'loading',
  context: { categories: DEFAULT_CATEGORIES, chosen: null, scope: 0, attempts: 0, failure: null },
  on: {
    'categories.choose': {
      guard: { type: 'isKnown', params: ({ event }) => event.contentType },
      actions: [
        { type: 'choose', params: ({ event }) => event },
        { type: 'sayChosen', params: ({ event }) => event.contentType },
      ],
    },
    /** Also what is not known yet: the page may be there before the categories. */
    'categories.follow': { actions: { type: 'follow', params: ({ event }) => event.contentType } },
    'categories.widen': { actions: 'widen' },
    'categories.reset': { actions: 'reset' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasCategories', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'unavailable', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {},
    unavailable: {
      tags: 'failing',
      after: { backOff: { guard: 'mayRetry', target: 'fetchingAgain' } },
      on: { 'categories.retry': 'fetchingAgain' },
    },
    /** What stands in is shown meanwhile. */
    fetchingAgain: {
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasCategories', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'unavailable', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    defect: { tags: 'failing', on: { 'categories.retry': 'fetchingAgain' } },
  },
})
