import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import {
  type LeftSelection,
  NOTHING_SELECTED,
  type Selection,
  selectedBefore,
  selecting,
} from '../kernel/selection.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { itemsOf, keyOf, type OwnFileView, type OwnKey } from './own-file.ts'
import { OWN_FILES_PER_PAGE, type OwnFileQuery } from './own-file-query.ts'

export interface OwnFilesInput extends LeftSelection<OwnKey> {
  readonly query: OwnFileQuery
}

export interface OwnFilesContext extends Pick<OwnFilesInput, 'query'> {
  readonly view: OwnFileView
  /** Why it could not be read the last time; null where it could. */
  readonly failure: Failure | null
  /** Only what is on the page. */
  readonly selection: Selection<OwnKey>
}

export type OwnFilesEvent =
  /** The address says something else now. */
  | { type: 'files.show'; query: OwnFileQuery }
  /** What there is has changed. */
  | { type: 'files.refresh' }
  | { type: 'files.retry' }
  /** `range`: everything from what was selected last up to this. */
  | { type: 'files.select'; key: OwnKey; range: boolean }
  | { type: 'files.selectAll' }
  | { type: 'files.clearSelection' }

type Loaded = Result<OwnFileView, Failure>

const NOTHING: OwnFileView = {
  path: [],
  folders: [],
  files: { index: 1, size: OWN_FILES_PER_PAGE, total: 0, items: [] },
  usedBytes: 0,
  quotaBytes: 0,
}

const keysOf = (view: OwnFileView): readonly OwnKey[] => itemsOf(view).map(keyOf)

/**
 * A folder of a user's own files or the bin (R-private-file-1), as the address says, and what of it is selected. What is shown stays until
 * something newer has come; a late answer to an earlier question is not heard any more.
 */
export const ownFilesMachine = setup({
  types: {
    input: {} as OwnFilesInput,
    context: {} as OwnFilesContext,
    events: {} as OwnFilesEvent,
    tags: {} as 'busy' | 'shown' | 'failing',
  },
  actors: { load: fromPromise<Loaded, OwnFileQuery>(unprovided('load')) },
  guards: { succeeded: (_, result: Loaded) => result.ok },
  actions: {
    show: assign((_, query: OwnFileQuery) => ({ query, selection: NOTHING_SELECTED })),
    take: assign(({ context }, result: Loaded) => {
      if (!result.ok) return { failure: result.failure }
      const there = new Set(keysOf(result.value))
      const { selected, anchor } = context.selection
      return {
        view: result.value,
        failure: null,
        selection: { selected: new Set([...selected].filter((key) => there.has(key))), anchor },
      }
    }),
    select: assign(({ context }, chosen: { key: OwnKey; range: boolean }) => ({
      selection: selecting(context.selection, keysOf(context.view), chosen),
    })),
    selectAll: assign(({ context }) => ({
      selection: { selected: new Set(keysOf(context.view)), anchor: null },
    })),
    clearSelection: assign({ selection: NOTHING_SELECTED }),
  },
}).createMachine({
  id: 'ownFiles',
  initial: 'loading',
  context: ({ input }) => ({
    query: input.query,
    view: NOTHING,
    failure: null,
    selection: selectedBefore(input),
  }),
  on: {
    'files.select': { actions: { type: 'select', params: ({ event }) => event } },
    'files.selectAll': { actions: 'selectAll' },
    'files.clearSelection': { actions: 'clearSelection' },
    /** Another place: what was shown before is not dimmed there, it is gone. */
    'files.show': { target: '.loading', actions: { type: 'show', params: ({ event }) => event.query } },
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
      // What is on its way may have been read before the change.
      on: { 'files.refresh': { target: 'loading', reenter: true } },
    },
    ready: { tags: 'shown', on: { 'files.refresh': 'refreshing' } },
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
      on: { 'files.refresh': { target: 'refreshing', reenter: true } },
    },
    failed: { tags: 'failing', on: { 'files.retry': 'loading', 'files.refresh': 'loading' } },
    defect: { tags: 'failing', on: { 'files.retry': 'loading' } },
  },
})
