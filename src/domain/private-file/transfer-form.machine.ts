import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { chosenOf, type FolderNode, type OwnItem, TOP } from './own-file.ts'
import type { OwnFileTask } from './own-file-task.ts'
import { foldersWithin } from './own-folders.ts'

interface Transfer {
  readonly kind: 'move' | 'copy'
  readonly items: readonly OwnItem[]
}

export interface TransferFormInput extends Transfer {
  /** Where they should go before a reload or an expiry; absent and null for nowhere. */
  readonly left?: number | null
}

export interface TransferFormContext extends Transfer {
  /** All own folders of the user. */
  readonly folders: readonly FolderNode[]
  /** Why they could not be read; null where they could. */
  readonly failure: Failure | null
  /** Where they shall go. */
  readonly folderId: number
}

export type TransferFormEvent =
  | { type: 'transfer.retry' }
  | { type: 'transfer.choose'; folderId: number }
  | { type: 'transfer.submit' }

export type TransferFormEmitted = { type: 'transfer.wanted'; task: OwnFileTask }

type Loaded = Result<readonly FolderNode[], Failure>

/** Folders that go themselves, with all that lie in them: nothing goes there. */
export const barredFolders = ({ folders, items }: TransferFormContext): ReadonlySet<number> =>
  foldersWithin(folders, chosenOf(items).folderIds)

const isThere = (context: TransferFormContext): boolean =>
  context.folders.some(({ id }) => id === context.folderId) && !barredFolders(context).has(context.folderId)

/** Where things shall go: any folder but those that go themselves; what was chosen stands while the folders are read again. */
export const transferFormMachine = setup({
  types: {
    input: {} as TransferFormInput,
    context: {} as TransferFormContext,
    events: {} as TransferFormEvent,
    emitted: {} as TransferFormEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Loaded>(unprovided('load')) },
  guards: {
    succeeded: (_, loaded: Loaded) => loaded.ok,
    isOpen: ({ context }, folderId: number) => !barredFolders(context).has(folderId),
  },
  actions: {
    take: assign(({ context }, loaded: Loaded) => {
      if (!loaded.ok) return { failure: loaded.failure }
      const known = { ...context, folders: loaded.value, failure: null }
      return { ...known, folderId: isThere(known) ? context.folderId : TOP }
    }),
    choose: assign((_, folderId: number) => ({ folderId })),
    want: emit(({ context: { kind, items, folderId } }) => ({
      type: 'transfer.wanted' as const,
      task: { kind, items, folderId, onClash: null },
    })),
  },
}).createMachine({
  id: 'transferForm',
  initial: 'loading',
  context: ({ input: { left, ...transfer } }) => ({
    ...transfer,
    folders: [],
    failure: null,
    folderId: left ?? TOP,
  }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    choosing: {
      on: {
        'transfer.choose': {
          guard: { type: 'isOpen', params: ({ event }) => event.folderId },
          actions: { type: 'choose', params: ({ event }) => event.folderId },
        },
        'transfer.submit': { target: 'wanted', actions: 'want' },
      },
    },
    /** The task runs outside the form. */
    wanted: {},
    failed: { tags: 'failing', on: { 'transfer.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'transfer.retry': 'loading' } },
  },
})
