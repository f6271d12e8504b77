import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../kernel/unprovided.ts'
import { NO_FOLDER } from './favourite.ts'
import { type FavouriteItem, type FavouriteTask, isSameItem, type TaskOutcome } from './favourite-task.ts'

export interface FavouritesContext {
  /** Whether contents are favourites, by the content's id, where this is newer than what their cards say. */
  readonly kept: ReadonlyMap<number, boolean>
  /** Where the next content goes: the folder that was chosen last. */
  readonly lastFolderId: number
  /** What is being done, then what waits. */
  readonly tasks: readonly FavouriteTask[]
  /** For which contents a folder is being chosen; empty while none is. */
  readonly picking: readonly FavouriteItem[]
}

export type FavouritesEvent =
  /** The star of a card was pressed; `kept` is what it showed. Nothing more happens while a task of its content is under way. */
  | { type: 'favourites.toggle'; item: FavouriteItem; kept: boolean }
  | { type: 'favourites.do'; task: FavouriteTask }
  /** Choose a folder for contents: to keep them there, or to move them there. */
  | { type: 'favourites.pick'; items: readonly FavouriteItem[] }
  | { type: 'favourites.picked'; folderId: number }
  | { type: 'favourites.closePicker' }
  /** A folder is gone: what is kept next goes to the top again. */
  | { type: 'favourites.folderGone'; folderId: number }
  /** Another tab changed what is kept. */
  | { type: 'favourites.heard'; flags: readonly FavouriteFlag[] }
  /** Another user has signed in. */
  | { type: 'favourites.forgetPerson' }

export type FavouritesEmitted =
  | { type: 'favourites.done'; task: FavouriteTask; outcome: TaskOutcome }
  /** A folder is to be chosen: they are to be known. */
  | { type: 'favourites.folderWanted' }
  /** What is kept is no longer what was read before. */
  | { type: 'favourites.changedElsewhere' }

/** Whether a content is kept. */
export interface FavouriteFlag {
  readonly contentId: number
  readonly kept: boolean
}

const withFlags = (
  known: ReadonlyMap<number, boolean>,
  items: readonly FavouriteItem[],
  kept: boolean,
): ReadonlyMap<number, boolean> => {
  const flags = new Map(known)
  for (const { contentId } of items) if (contentId !== 0) flags.set(contentId, kept)
  return flags
}

/** Moving says nothing of whether something is kept: only what is kept can be moved. */
const flagOf = ({ kind }: FavouriteTask): boolean => kind !== 'forget'

const NO_FAVOURITES = { kept: new Map<number, boolean>(), lastFolderId: NO_FOLDER, tasks: [], picking: [] }

/**
 * The favourites of a user, for as long as the app runs: every star shows it at once, and is put back when the server says
 * no. Tasks are done one after the other; a content whose task is under way takes no second press.
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { perform: fromPromise<TaskOutcome, FavouriteTask | undefined>(unprovided('perform')) },
  guards: {
    hasTasks: ({ context }) => context.tasks.length > 0,
    isFree: ({ context }, item: FavouriteItem) =>
      !context.tasks.some(({ items }) => items.some((other) => isSameItem(item, other))),
  },
  actions: {
    add: assign(({ context }, task: FavouriteTask) => ({
      tasks: [...context.tasks, task],
      kept: withFlags(context.kept, task.items, flagOf(task)),
    })),
    toggle: assign(({ context }, { item, kept }: { item: FavouriteItem; kept: boolean }) => {
      const task: FavouriteTask = kept
        ? { kind: 'forget', items: [item] }
        : { kind: 'keep', items: [{ ...item, folderId: context.lastFolderId }] }
      return { tasks: [...context.tasks, task], kept: withFlags(context.kept, task.items, !kept) }
    }),
    /** What failed is as it was; a folder that may have been the reason is not offered again. */
    settle: assign(({ context }, { failed }: TaskOutcome) => {
      const [task, ...tasks] = context.tasks
      if (task === undefined) return {}
      const undone = failed.map(({ item }) => item)
      const kept = task.kind === 'move' ? true : task.kind === 'forget'
      const folderFailed = failed.some(
        ({ item, failure }) => failure.kind === 'rejected' && item.folderId === context.lastFolderId,
      )
      return {
        tasks,
        kept: withFlags(context.kept, undone, kept),
        ...(folderFailed && task.kind === 'keep' ? { lastFolderId: NO_FOLDER } : {}),
      }
    }),
    sayDone: emit(({ context }, outcome: TaskOutcome) => ({
      type: 'favourites.done' as const,
      task: context.tasks[0] ?? { kind: 'keep', items: [] },
      outcome,
    })),
    pick: assign((_, picking: readonly FavouriteItem[]) => ({ picking })),
    sayFolderWanted: emit({ type: 'favourites.folderWanted' as const }),
    takePicked: assign(({ context }, folderId: number) => {
      const task: FavouriteTask = { kind: 'move', items: context.picking, folderId, place: null }
      return {
        picking: [],
        lastFolderId: folderId,
        tasks: [...context.tasks, task],
        kept: withFlags(context.kept, context.picking, true),
      }
    }),
    dropFolder: assign(({ context }, folderId: number) =>
      context.lastFolderId === folderId ? { lastFolderId: NO_FOLDER } : {},
    ),
    /** A task under way here is newer than what another tab tells. */
    takeHeard: assign(({ context }, flags: readonly FavouriteFlag[]) => {
      const kept = new Map(context.kept)
      const busy = new Set(context.tasks.flatMap(({ items }) => items.map(({ contentId }) => contentId)))
      for (const flag of flags) if (!busy.has(flag.contentId)) kept.set(flag.contentId, flag.kept)
      return { kept }
    }),
    sayChangedElsewhere: emit({ type: 'favourites.changedElsewhere' as const }),
    forgetPerson: assign(NO_FAVOURITES),
  },
}).createMachine({
  id: 'favourites',
  initial: 'resting',
  context: NO_FAVOURITES,
  on: {
    'favourites.toggle': {
      guard: { type: 'isFree', params: ({ event }) => event.item },
      actions: { type: 'toggle', params: ({ event }) => event },
    },
    'favourites.do': { actions: { type: 'add', params: ({ event }) => event.task } },
    'favourites.pick': { actions: [{ type: 'pick', params: ({ event }) => event.items }, 'sayFolderWanted'] },
    'favourites.picked': { actions: { type: 'takePicked', params: ({ event }) => event.folderId } },
    'favourites.closePicker': { actions: { type: 'pick', params: [] } },
    'favourites.folderGone': { actions: { type: 'dropFolder', params: ({ event }) => event.folderId } },
    'favourites.heard': {
      actions: [{ type: 'takeHeard', params: ({ event }) => event.flags }, 'sayChangedElsewhere'],
    },
    'favourites.forgetPerson': { target: '.resting', actions: 'forgetPerson' },
  },
  states: {
    resting: { always: { guard: 'hasTasks', target: 'working' } },
    working: {
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context }) => context.tasks[0],
        onDone: {
          target: 'resting',
          actions: [
            { type: 'sayDone', params: ({ event }) => event.output },
            { type: 'settle', params: ({ event }) => event.output },
          ],
        },
        onError: 'defect',
      },
    },
    /** What was being done is unknown; the next press starts over. */
    defect: {
      tags: 'failing',
      entry: 'forgetPerson',
      on: {
        'favourites.toggle': { target: 'resting', actions: { type: 'toggle', params: ({ event }) => event } },
        'favourites.do': { target: 'resting', actions: { type: 'add', params: ({ event }) => event.task } },
      },
    },
  },
})
