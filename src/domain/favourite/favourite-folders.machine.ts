import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { FavouriteFolder } from './favourite.ts'

/** What shall be done with a folder. Places count from 1; without one a folder that is moved goes to the end. */
export type FolderChange =
  | { readonly kind: 'create'; readonly name: string; readonly parentId: number }
  | { readonly kind: 'rename'; readonly id: number; readonly name: string }
  | { readonly kind: 'move'; readonly id: number; readonly parentId: number; readonly place: number | null }
  | { readonly kind: 'remove'; readonly id: number }

type Folders = readonly FavouriteFolder[]

export interface FavouriteFoldersContext {
  readonly folders: Folders
  /** Why they could not be read the last time; null where they could. */
  readonly failure: Failure | null
  /** What is being done, then what waits. */
  readonly changes: readonly FolderChange[]
}

export type FavouriteFoldersEvent =
  /** A view shows the folders: they are read unless they are known. */
  | { type: 'folders.need' }
  /** Something changed how much they hold. */
  | { type: 'folders.refresh' }
  | { type: 'folders.change'; change: FolderChange }
  | { type: 'folders.forgetPerson' }

export type FavouriteFoldersEmitted =
  | { type: 'folders.changed'; change: FolderChange; id: number }
  | { type: 'folders.refused'; change: FolderChange; failure: Failure }

const NO_FAVOURITE_FOLDERS: FavouriteFoldersContext = { folders: [], failure: null, changes: [] }

/**
 * The folders of a user's favourites, read when first wanted and again after each change. Changes are made one after
 * the other, in the order in which they were asked for. R-favourite-1.
 */
export const favouriteFoldersMachine = setup({
  types: {
    context: {} as FavouriteFoldersContext,
    events: {} as FavouriteFoldersEvent,
    emitted: {} as FavouriteFoldersEmitted,
    tags: {} as 'busy' | 'known' | 'failing',
  },
  actors: {
    load: fromPromise<Result<Folders, Failure>>(unprovided('load')),
    change: fromPromise<Result<number, Failure>, FolderChange | undefined>(unprovided('change')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  actions: {
    take: assign((_, result: Result<Folders, Failure>) =>
      result.ok ? { folders: result.value, failure: null } : { failure: result.failure },
    ),
    add: assign(({ context }, change: FolderChange) => ({ changes: [...context.changes, change] })),
    /** There before all is read again: what is put into it at once is told by its name. */
    addMade: assign(({ context: { folders, changes } }, result: Result<number, Failure>) => {
      const [change] = changes
      if (!result.ok || change?.kind !== 'create') return {}
      const { parentId, name } = change
      const place = folders.filter((folder) => folder.parentId === parentId).length + 1
      return { folders: [...folders, { id: result.value, parentId, name: name.trim(), place, held: 0 }] }
    }),
    settle: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    sayResult: emit(({ context }, result: Result<number, Failure>) => {
      const change = context.changes[0] ?? { kind: 'remove', id: 0 }
      return result.ok
        ? { type: 'folders.changed' as const, change, id: result.value }
        : { type: 'folders.refused' as const, change, failure: result.failure }
    }),
    forgetPerson: assign(NO_FAVOURITE_FOLDERS),
  },
}).createMachine({
  id: 'favouriteFolders',
  initial: 'unknown',
  context: NO_FAVOURITE_FOLDERS,
  on: {
    'folders.change': { actions: { type: 'add', params: ({ event }) => event.change } },
    'folders.forgetPerson': { target: '.unknown', actions: 'forgetPerson' },
  },
  states: {
    unknown: {
      always: { guard: 'hasChanges', target: 'changing' },
      on: { 'folders.need': 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
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
      // What is on its way may have been read before the change.
      on: { 'folders.refresh': { target: 'loading', reenter: true } },
    },
    ready: {
      tags: 'known',
      always: { guard: 'hasChanges', target: 'changing' },
      on: { 'folders.refresh': 'refreshing' },
    },
    /** What is shown stays until there is something newer. */
    refreshing: {
      tags: 'known',
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
      on: { 'folders.refresh': { target: 'refreshing', reenter: true } },
    },
    changing: {
      tags: ['known', 'busy'],
      invoke: {
        src: 'change',
        input: ({ context }) => context.changes[0],
        onDone: {
          target: 'refreshing',
          actions: [
            { type: 'addMade', params: ({ event }) => event.output },
            { type: 'sayResult', params: ({ event }) => event.output },
            'settle',
          ],
        },
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'folders.need': 'loading', 'folders.refresh': 'loading' } },
    defect: { tags: 'failing', on: { 'folders.need': { target: 'loading', actions: 'forgetPerson' } } },
  },
})
