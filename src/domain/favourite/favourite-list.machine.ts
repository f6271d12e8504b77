import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { type LeftSelection, selectedBefore, selecting } from '../kernel/selection.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  FAVOURITES_PER_PAGE,
  type FavouriteContent,
  type FavouriteFolder,
  type FavouriteQuery,
} from './favourite.ts'

export interface FavouriteListInput extends LeftSelection<number> {
  readonly query: FavouriteQuery
}

export interface FavouriteListContext extends Pick<FavouriteListInput, 'query'> {
  readonly page: Page<FavouriteContent>
  /** Why it could not be read the last time; null where it could. */
  readonly failure: Failure | null
  /** By the favourite's id; only what is on the page. */
  readonly selected: ReadonlySet<number>
  /** Where a range begins: what was selected last by itself. */
  readonly anchor: number | null
}

export type FavouriteListEvent =
  /** The address says something else now. */
  | { type: 'list.show'; query: FavouriteQuery }
  /** What is kept has changed. */
  | { type: 'list.refresh' }
  | { type: 'list.retry' }
  /** `range`: everything from what was selected last up to this. */
  | { type: 'list.select'; id: number; range: boolean }
  | { type: 'list.selectAll' }
  | { type: 'list.clearSelection' }
  | { type: 'list.folderRemoved'; folder: Pick<FavouriteFolder, 'id' | 'parentId'> }

/** The folder that is shown goes; what it held moves up, and is looked at there. */
export type FavouriteListEmitted = { type: 'list.left'; folder: number }

type Loaded = Result<Page<FavouriteContent>, Failure>

const NOTHING: Page<FavouriteContent> = { index: 1, size: FAVOURITES_PER_PAGE, total: 0, items: [] }

/**
 * One page of a user's favourites, as the address says, and what of it is selected. What is shown stays until something
 * newer has come; a late answer to an earlier question is not heard any more.
 */
export const favouriteListMachine = setup({
  types: {
    input: {} as FavouriteListInput,
    context: {} as FavouriteListContext,
    events: {} as FavouriteListEvent,
    emitted: {} as FavouriteListEmitted,
    tags: {} as 'busy' | 'shown' | 'failing',
  },
  actors: { load: fromPromise<Loaded, FavouriteQuery>(unprovided('load')) },
  guards: {
    succeeded: (_, result: Loaded) => result.ok,
    isShown: ({ context }, folderId: number) => context.query.folder === folderId,
  },
  actions: {
    show: assign((_, query: FavouriteQuery) => ({ query, selected: new Set<number>(), anchor: null })),
    take: assign(({ context }, result: Loaded) => {
      if (!result.ok) return { failure: result.failure }
      const there = new Set(result.value.items.map(({ id }) => id))
      const selected = new Set([...context.selected].filter((id) => there.has(id)))
      return { page: result.value, failure: null, selected }
    }),
    select: assign(({ context }, { id, range }: { id: number; range: boolean }) => {
      const ids = context.page.items.map((item) => item.id)
      return selecting(context, ids, { key: id, range })
    }),
    selectAll: assign(({ context }) => ({ selected: new Set(context.page.items.map(({ id }) => id)) })),
    clearSelection: assign({ selected: new Set<number>(), anchor: null }),
    leave: emit((_, folder: number) => ({ type: 'list.left' as const, folder })),
  },
}).createMachine({
  id: 'favouriteList',
  initial: 'loading',
  context: ({ input }) => ({
    query: input.query,
    page: NOTHING,
    failure: null,
    ...selectedBefore(input),
  }),
  on: {
    'list.select': { actions: { type: 'select', params: ({ event }) => event } },
    'list.selectAll': { actions: 'selectAll' },
    'list.clearSelection': { actions: 'clearSelection' },
    'list.folderRemoved': {
      guard: { type: 'isShown', params: ({ event }) => event.folder.id },
      actions: { type: 'leave', params: ({ event }) => event.folder.parentId },
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
      on: {
        'list.show': {
          target: 'loading',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => event.query },
        },
        // What is on its way may have been read before the change.
        'list.refresh': { target: 'loading', reenter: true },
      },
    },
    ready: {
      tags: 'shown',
      on: {
        'list.show': { target: 'refreshing', actions: { type: 'show', params: ({ event }) => event.query } },
        'list.refresh': 'refreshing',
      },
    },
    refreshing: {
      tags: ['shown', 'busy'],
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
      on: {
        'list.show': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => event.query },
        },
        'list.refresh': { target: 'refreshing', reenter: true },
      },
    },
    failed: {
      tags: 'failing',
      on: {
        'list.retry': 'loading',
        'list.refresh': 'loading',
        'list.show': { target: 'loading', actions: { type: 'show', params: ({ event }) => event.query } },
      },
    },
    defect: { tags: 'failing', on: { 'list.retry': 'loading' } },
  },
})
