import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type ListQuery, type ListView, listKeyOf, listOf } from './list-query.ts'
import type { ListResult } from './list-result.ts'
import { type StoredListState, withStoredState } from './stored-list-state.ts'

/** Lists that Back finds as they were, before they are asked for anew. */
const MAX_REMEMBERED = 8

interface ShownList {
  readonly key: string
  readonly result: ListResult
}

export interface ListContext {
  /** What the address says. */
  readonly query: ListQuery
  /** What is on the screen; null before anything came. */
  readonly shown: ListResult | null
  readonly failure: Failure | null
  /** Lists seen last, newest first. */
  readonly seen: readonly ShownList[]
}

export type ListEvent =
  /** The address names this list. `memory` fills gaps; null where it names everything there is to say. */
  | { type: 'list.show'; query: ListQuery; memory: StoredListState | null }
  /** The address names another list. */
  | { type: 'list.change'; query: ListQuery }
  | { type: 'list.retry' }
  /** Another page is shown. */
  | { type: 'list.leave' }
  /** The user changed: no list that was seen is kept. */
  | { type: 'list.forget' }

export type ListEmitted =
  | { type: 'list.changed'; query: ListQuery }
  /** The address is to be put right, without a step of its own in the history. */
  | { type: 'list.corrected'; query: ListQuery }
  | { type: 'list.viewChosen'; view: ListView }

type Answer = Result<ListResult, Failure>

const filled = (query: ListQuery, memory: StoredListState | null): ListQuery =>
  memory === null ? query : withStoredState(query, memory)

/** The address names no list: it leads back to the list that was left. */
const isLeft = (memory: StoredListState | null): boolean => memory !== null && memory.left !== null

/**
 * Contents of a type, or what a search found: a page at a time. The address is the owner of what is listed; it says so by
 * `list.show`, and what is chosen here only asks for another address. R-catalogue-4, docs/decisions/0163; screens `/list`.
 */
export const listMachine = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    emitted: {} as ListEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { fetch: fromPromise<Answer, ListQuery>(unprovided('fetch')) },
  guards: {
    hasGaps: ({ context }, { query, memory }: { query: ListQuery; memory: StoredListState | null }) =>
      listKeyOf(filled(query, memory)) !== listKeyOf(query) &&
      (isLeft(memory) || query.type !== context.query.type || query.keyword !== context.query.keyword),
    hasGapsOnArrival: (_, { query, memory }: { query: ListQuery; memory: StoredListState | null }) =>
      listKeyOf(filled(query, memory)) !== listKeyOf(query),
    hasShown: ({ context }) => context.shown !== null,
    found: (_, answer: Answer) => answer.ok && answer.value.page.items.length > 0,
    foundNothing: (_, answer: Answer) => answer.ok,
    choosesView: ({ context }, query: ListQuery) => query.view !== context.query.view,
  },
  actions: {
    turnTo: assign(({ context }, query: ListQuery) => ({
      query,
      failure: null,
      shown: context.seen.find(({ key }) => key === listKeyOf(query))?.result ?? context.shown,
    })),
    /** What was shown before the page was left has nothing to do with what comes, unless it is the same. */
    openAt: assign(({ context }, query: ListQuery) => ({
      query,
      failure: null,
      shown: context.seen.find(({ key }) => key === listKeyOf(query))?.result ?? null,
    })),
    take: assign(({ context }, answer: Answer) => {
      if (!answer.ok) return { failure: answer.failure }
      const key = listKeyOf(context.query)
      const others = context.seen.filter((list) => list.key !== key)
      return {
        failure: null,
        shown: answer.value,
        seen: [{ key, result: answer.value }, ...others].slice(0, MAX_REMEMBERED),
      }
    }),
    forget: assign({ query: listOf(1), shown: null, failure: null, seen: [] }),
    sayChanged: emit((_, query: ListQuery) => ({ type: 'list.changed' as const, query })),
    sayViewChosen: emit((_, { view }: ListQuery) => ({ type: 'list.viewChosen' as const, view })),
    sayFilled: emit((_, { query, memory }: { query: ListQuery; memory: StoredListState | null }) => ({
      type: 'list.corrected' as const,
      query: filled(query, memory),
    })),
  },
}).createMachine({
  id: 'list',
  initial: 'away',
  context: { query: listOf(1), shown: null, failure: null, seen: [] },
  on: {
    'list.show': [
      {
        guard: { type: 'hasGaps', params: ({ event }) => event },
        actions: { type: 'sayFilled', params: ({ event }) => event },
      },
      {
        target: '.fetching',
        reenter: true,
        actions: { type: 'turnTo', params: ({ event }) => event.query },
      },
    ],
    'list.change': [
      {
        guard: { type: 'choosesView', params: ({ event }) => event.query },
        actions: [
          { type: 'sayViewChosen', params: ({ event }) => event.query },
          { type: 'sayChanged', params: ({ event }) => event.query },
        ],
      },
      { actions: { type: 'sayChanged', params: ({ event }) => event.query } },
    ],
    'list.leave': '.away',
    'list.forget': { target: '.away', actions: 'forget' },
  },
  states: {
    away: {
      on: {
        'list.show': [
          {
            guard: { type: 'hasGapsOnArrival', params: ({ event }) => event },
            actions: { type: 'sayFilled', params: ({ event }) => event },
          },
          {
            target: 'fetching',
            actions: { type: 'openAt', params: ({ event }) => event.query },
          },
        ],
      },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        src: 'fetch',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'foundNothing', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasShown', target: 'refetching' }, { target: 'loading' }] },
        /** Nothing to see yet. */
        loading: {},
        /** What was there stays until there is something newer. */
        refetching: {},
      },
    },
    ready: {},
    empty: {},
    failed: { tags: 'failing', on: { 'list.retry': 'fetching' } },
    defect: { tags: 'failing', on: { 'list.retry': 'fetching' } },
  },
})
