import { assign, emit, fromPromise, setup } from 'xstate'
import type { FileItem } from '../catalogue/file-item.ts'
import type { Failure } from '../kernel/failure.ts'
import { type Page, pageOutcomes } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import {
  type LeftSelection,
  NOTHING_SELECTED,
  type Selection,
  selectedBefore,
  selecting,
} from '../kernel/selection.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { LIBRARY_PAGE_SIZE, type LibraryQuery } from './library-query.ts'
import type { FilePack, SchoolFile } from './school-file.ts'

export interface SchoolLibraryInput extends LeftSelection<number> {
  readonly query: LibraryQuery
}

export interface SchoolLibraryContext extends Pick<SchoolLibraryInput, 'query'> {
  /** What is on the screen. */
  readonly page: Page<SchoolFile>
  /** Why it could not be read the last time; null where it could, and after a bug. */
  readonly failure: Failure | null
  /** Files of the page, by id. */
  readonly selection: Selection<number>
  /** Files to be copied into one's own: the one that is being seen to, then those that wait. */
  readonly toKeep: readonly FileItem[]
}

export type SchoolLibraryEvent =
  /** The address says something else now. */
  | { type: 'library.show'; query: LibraryQuery }
  | { type: 'library.retry' }
  /** The addresses of its files no longer hold. */
  | { type: 'library.outdated' }
  /** `range`: everything from what was selected last up to this. */
  | { type: 'library.select'; id: number; range: boolean }
  | { type: 'library.selectAll' }
  | { type: 'library.clearSelection' }
  /** What is selected, as one zip. */
  | { type: 'library.pack' }
  /** A copy into one's own files. */
  | { type: 'library.keep'; file: FileItem }

export type SchoolLibraryEmitted =
  | { type: 'library.packed'; pack: FilePack }
  | { type: 'library.packFailed'; failure: Failure }
  /** `name` is what it is called among one's own files. */
  | { type: 'library.kept'; name: string }
  | { type: 'library.keepFailed'; failure: Failure }

type Loaded = Result<Page<SchoolFile>, Failure>
type Packed = Result<FilePack, Failure>
type Kept = Result<{ readonly name: string }, Failure>

export interface PackWanted {
  readonly organisationId: number
  readonly ids: readonly number[]
}

const NOTHING: Page<SchoolFile> = { index: 1, size: LIBRARY_PAGE_SIZE, total: 0, items: [] }

const idsOf = ({ items }: Page<SchoolFile>): readonly number[] => items.map(({ id }) => id)

/**
 * A page of a school's library, as the address says; what of it is selected and packed; and copies into one's own files, one
 * after the other. What is shown stays until something newer has come; a late answer to an earlier question is not heard any
 * more. One actor for one school: another school is another actor. Wire: 学校资源库; screens `school-local-database`.
 */
export const schoolLibraryMachine = setup({
  types: {
    input: {} as SchoolLibraryInput,
    context: {} as SchoolLibraryContext,
    events: {} as SchoolLibraryEvent,
    emitted: {} as SchoolLibraryEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, LibraryQuery>(unprovided('load')),
    pack: fromPromise<Packed, PackWanted>(unprovided('pack')),
    keep: fromPromise<Kept, FileItem | undefined>(unprovided('keep')),
  },
  guards: {
    isFound: (_, result: Loaded) => result.ok && result.value.items.length > 0,
    isEmpty: (_, result: Loaded) => result.ok,
    hasShown: ({ context }) => context.page.items.length > 0,
    hasSelected: ({ context }) => context.selection.selected.size > 0,
    hasToKeep: ({ context }) => context.toKeep.length > 0,
    isUnasked: ({ context }, file: FileItem) => !context.toKeep.some(({ id }) => id === file.id),
  },
  actions: {
    show: assign((_, query: LibraryQuery) => ({ query, failure: null, selection: NOTHING_SELECTED })),
    take: assign(({ context }, result: Loaded) => {
      if (!result.ok) return { failure: result.failure, page: NOTHING }
      const there = new Set(idsOf(result.value))
      const selected = new Set([...context.selection.selected].filter((id) => there.has(id)))
      return { page: result.value, failure: null, selection: { ...context.selection, selected } }
    }),
    select: assign(({ context }, { id, range }: { id: number; range: boolean }) => ({
      selection: selecting(context.selection, idsOf(context.page), { key: id, range }),
    })),
    selectAll: assign(({ context }) => ({
      selection: { ...context.selection, selected: new Set(idsOf(context.page)) },
    })),
    clearSelection: assign({ selection: NOTHING_SELECTED }),
    sayPacked: emit((_, result: Packed) =>
      result.ok
        ? { type: 'library.packed' as const, pack: result.value }
        : { type: 'library.packFailed' as const, failure: result.failure },
    ),
    addToKeep: assign(({ context }, file: FileItem) => ({ toKeep: [...context.toKeep, file] })),
    dropKept: assign(({ context }) => ({ toKeep: context.toKeep.slice(1) })),
    sayKept: emit((_, result: Kept) =>
      result.ok
        ? { type: 'library.kept' as const, name: result.value.name }
        : { type: 'library.keepFailed' as const, failure: result.failure },
    ),
  },
}).createMachine({
  id: 'schoolLibrary',
  type: 'parallel',
  context: ({ input }) => ({
    query: input.query,
    page: NOTHING,
    failure: null,
    selection: selectedBefore(input),
    toKeep: [],
  }),
  on: {
    'library.select': { actions: { type: 'select', params: ({ event }) => event } },
    'library.selectAll': { actions: 'selectAll' },
    'library.clearSelection': { actions: 'clearSelection' },
    'library.keep': {
      guard: { type: 'isUnasked', params: ({ event }) => event.file },
      actions: { type: 'addToKeep', params: ({ event }) => event.file },
    },
  },
  states: {
    list: {
      initial: 'fetching',
      on: {
        'library.show': {
          target: '.fetching',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => event.query },
        },
        'library.outdated': { target: '.fetching', reenter: true },
      },
      states: {
        fetching: {
          tags: 'busy',
          invoke: {
            src: 'load',
            input: ({ context }) => context.query,
            onDone: [
              ...pageOutcomes<Loaded>(),
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
        failed: { tags: 'failing', on: { 'library.retry': 'fetching' } },
        defect: { tags: 'failing', on: { 'library.retry': 'fetching' } },
      },
    },
    packing: {
      initial: 'resting',
      states: {
        resting: { on: { 'library.pack': { guard: 'hasSelected', target: 'working' } } },
        working: {
          invoke: {
            src: 'pack',
            input: ({ context }) => ({
              organisationId: context.query.organisationId,
              ids: [...context.selection.selected],
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'sayPacked', params: ({ event }) => event.output },
            },
            onError: '#schoolLibrary.list.defect',
          },
        },
      },
    },
    keeping: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'hasToKeep', target: 'working' } },
        working: {
          invoke: {
            src: 'keep',
            input: ({ context }) => context.toKeep[0],
            onDone: {
              target: 'resting',
              actions: ['dropKept', { type: 'sayKept', params: ({ event }) => event.output }],
            },
            // Leading out of this region enters it anew: the file would be copied, and met by the bug, for ever.
            onError: { target: '#schoolLibrary.list.defect', actions: 'dropKept' },
          },
        },
      },
    },
  },
})
