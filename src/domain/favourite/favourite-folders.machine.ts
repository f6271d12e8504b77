import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { FavouriteFolder } from './favourite.ts'
import { withFolderAt } from './folder-tree.ts'

/** What shall be done with a folder. Places count from 1; without one a folder that is moved goes to the end. */
export type FolderChange =
  | { readonly kind: 'create'; readonly name: string; readonly parentId: number }
  | { readonly kind: 'rename'; readonly id: number; readonly name: string }
  | { readonly kind: 'move'; readonly id: number; readonly parentId: number; readonly place: number | null }
  | { readonly kind: 'remove'; readonly id: number }

type Folders = readonly FavouriteFolder[]

/** The folders once what waits is done: the next step of a folder begins where the last one leads. */
const withMoves = (folders: Folders, changes: readonly FolderChange[]): Folders =>
  changes.reduce((all, change) => (change.kind === 'move' ? withFolderAt(all, change) : all), folders)

export interface FavouriteFoldersContext {
  /** As they stand once what waits is done. */
  readonly folders: Folders
  /** As the server has them. */
  readonly told: Folders
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

const NO_FAVOURITE_FOLDERS: FavouriteFoldersContext = { folders: [], told: [], failure: null, changes: [] }

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
    take: assign(({ context: { changes } }, result: Result<Folders, Failure>) =>
      result.ok
        ? { folders: withMoves(result.value, changes), told: result.value, failure: null }
        : { failure: result.failure },
    ),
    add: assign(({ context: { folders, changes } }, change: FolderChange) => ({
      changes: [...changes, change],
      folders: withMoves(folders, [change]),
    })),
    /** There before all is read again: what is put into it at once is told by its name. */
    addMade: assign(({ context: { told, changes } }, result: Result<number, Failure>) => {
      const [change] = changes
      if (!result.ok || change?.kind !== 'create') return {}
      const { parentId, name } = change
      const place = told.filter((folder) => folder.parentId === parentId).length + 1
      return { told: [...told, { id: result.value, parentId, name: name.trim(), place, held: 0 }] }
    }),
    /** What was refused stands where it stood. */
    settle: assign(({ context: { told, changes } }, result: Result<number, Failure>) => {
      const now = result.ok ? withMoves(told, changes.slice(0, 1)) : told
      return { told: now, folders: withMoves(now, changes.slice(1)), changes: changes.slice(1) }
    }),
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
            { type: 'settle', params: ({ event }) => event.output },
          ],
        },
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'folders.need': 'loading', 'folders.refresh': 'loading' } },
    defect: { tags: 'failing', on: { 'folders.need': { target: 'loading', actions: 'forgetPerson' } } },
  },
})
