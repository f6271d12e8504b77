import { assign, emit, setup } from 'xstate'
import { NO_FOLDER } from './favourite.ts'

/** A folder that is to be made, inside another or at the top. */
export interface NewFolder {
  readonly name: string
  readonly parentId: number
}

export interface FolderChoiceInput {
  /** Chosen at first. */
  readonly chosen: number
  /** What had been chosen before a reload or an expiry; absent and null for nothing. */
  readonly left?: number | null
}

/** What a view opens it with: `taken` is told which folder it is to be. */
export interface FolderChoiceOpening extends FolderChoiceInput {
  readonly taken: (id: number) => void
}

export interface FolderChoiceContext {
  readonly chosen: number
  /** What is chosen where that is not there any more; null once the folders are known. */
  readonly otherwise: number | null
  /** What is being made, to be chosen when it is there; null for nothing. */
  readonly making: NewFolder | null
  /** What is being made is taken as well. */
  readonly takes: boolean
}

export type FolderChoiceEvent =
  | { type: 'choice.choose'; id: number }
  /** The folders that are there. */
  | { type: 'choice.know'; ids: readonly number[] }
  /** `takes`: what is made is not only chosen. */
  | { type: 'choice.make'; folder: NewFolder; takes: boolean }
  /** What is chosen is what was wanted; a folder that is being made, once it is there. */
  | { type: 'choice.take' }
  /** A folder was made, by whomever. */
  | { type: 'choice.made'; folder: NewFolder; id: number }
  | { type: 'choice.refused' }

export type FolderChoiceEmitted =
  | { type: 'choice.folderWanted'; folder: NewFolder }
  | { type: 'choice.taken'; id: number }

const isBeingMade = ({ making }: FolderChoiceContext, { name, parentId }: NewFolder): boolean =>
  making?.name === name && making.parentId === parentId

/** One folder of several, or one that is made for it: that is chosen as soon as it is there, unless another was meanwhile. */
export const folderChoiceMachine = setup({
  types: {
    input: {} as FolderChoiceInput,
    context: {} as FolderChoiceContext,
    events: {} as FolderChoiceEvent,
    emitted: {} as FolderChoiceEmitted,
    tags: {} as 'busy',
  },
  guards: {
    isAwaited: ({ context }, folder: NewFolder) => isBeingMade(context, folder),
    isTaken: ({ context }, folder: NewFolder) => context.takes && isBeingMade(context, folder),
  },
  actions: {
    choose: assign((_, chosen: number) => ({ chosen, otherwise: null, making: null, takes: false })),
    know: assign(({ context: { chosen, otherwise } }, ids: readonly number[]) => {
      const isThere = chosen === NO_FOLDER || ids.includes(chosen)
      return { otherwise: null, chosen: isThere ? chosen : (otherwise ?? chosen) }
    }),
    make: assign((_, { folder, takes }: { readonly folder: NewFolder; readonly takes: boolean }) => ({
      making: folder,
      takes,
    })),
    setTakes: assign((_, takes: boolean) => ({ takes })),
    wantFolder: emit((_, folder: NewFolder) => ({ type: 'choice.folderWanted' as const, folder })),
    sayTaken: emit(({ context }) => ({ type: 'choice.taken' as const, id: context.chosen })),
    letGo: assign({ making: null, takes: false }),
  },
}).createMachine({
  id: 'folderChoice',
  initial: 'choosing',
  context: ({ input: { chosen, left = null } }) => ({
    chosen: left ?? chosen,
    otherwise: left === null ? null : chosen,
    making: null,
    takes: false,
  }),
  on: {
    'choice.choose': { target: '.choosing', actions: { type: 'choose', params: ({ event }) => event.id } },
    'choice.know': { actions: { type: 'know', params: ({ event }) => event.ids } },
    'choice.make': [
      {
        // The same again is on its way already.
        guard: { type: 'isAwaited', params: ({ event }) => event.folder },
        actions: { type: 'setTakes', params: ({ event }) => event.takes },
      },
      {
        target: '.making',
        actions: [
          { type: 'make', params: ({ event }) => event },
          { type: 'wantFolder', params: ({ event }) => event.folder },
        ],
      },
    ],
  },
  states: {
    choosing: { on: { 'choice.take': { actions: 'sayTaken' } } },
    making: {
      tags: 'busy',
      on: {
        'choice.take': { actions: { type: 'setTakes', params: true } },
        'choice.made': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.folder },
            target: 'choosing',
            actions: [{ type: 'choose', params: ({ event }) => event.id }, 'sayTaken'],
          },
          {
            guard: { type: 'isAwaited', params: ({ event }) => event.folder },
            target: 'choosing',
            actions: { type: 'choose', params: ({ event }) => event.id },
          },
        ],
        'choice.refused': { target: 'choosing', actions: 'letGo' },
      },
    },
  },
})
