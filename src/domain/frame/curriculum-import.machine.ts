import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  type AppliedBatch,
  type ChangeOutcome,
  type ImportBatch,
  leftOf,
  nextBatchOf,
  type WrittenTree,
} from './curriculum-batch.ts'
import {
  type ChangeKind,
  comparison,
  type FileFormat,
  isTakenUnasked,
  keyOf,
  linesIn,
  MAX_FILE_ROWS,
  type ReadFile,
  rowsOf,
  type TreeChange,
  templateOf,
} from './curriculum-file.ts'
import type { CurriculumTree, ManagedNode, TreePlace } from './curriculum-tree.ts'

export type FileProblem = 'unreadable' | 'noHead' | 'tooLong'

export interface CurriculumImportContext {
  readonly place: TreePlace
  readonly nodes: readonly ManagedNode[]
  /** Of the file; '' for none. */
  readonly name: string
  readonly file: Blob | null
  readonly problem: FileProblem | null
  readonly changes: readonly TreeChange[]
  readonly refused: ReadFile['refused']
  /** Keys of what is to be done. */
  readonly chosen: readonly string[]
  readonly outcomes: readonly ChangeOutcome[]
  readonly failure: Failure | null
}

export type CurriculumImportEvent =
  | { type: 'import.reread' }
  | { type: 'import.read'; name: string; file: Blob }
  | { type: 'import.choose'; key: string; chosen: boolean }
  | { type: 'import.chooseAll'; kind: ChangeKind; chosen: boolean }
  | { type: 'import.apply' }
  | { type: 'import.leave' }
  | { type: 'import.write'; format: FileFormat; isTemplate: boolean }

type Rows = readonly (readonly string[])[]
type Read = Result<Rows, 'unreadable'>
type Tree = Result<CurriculumTree, Failure>

const FRESH = { name: '', file: null, problem: null, changes: [], refused: [], chosen: [], outcomes: [] }

const compared = (
  { place, nodes }: CurriculumImportContext,
  rows: Rows,
): Partial<CurriculumImportContext> => {
  if (rows.length > MAX_FILE_ROWS) return { problem: 'tooLong' }
  const read = linesIn(rows, place)
  if (read === null) return { problem: 'noHead' }
  const changes = comparison(nodes, place, read.lines)
  return { changes, refused: read.refused, chosen: changes.filter(isTakenUnasked).map(keyOf), problem: null }
}

/** A file of a tree of the curriculum: compared, chosen from, applied in batches and reported; and written. R-frame-4. */
export const curriculumImportMachine = setup({
  types: {
    context: {} as CurriculumImportContext,
    events: {} as CurriculumImportEvent,
    input: {} as TreePlace,
    emitted: {} as { type: 'import.written'; name: string; file: Blob },
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    tree: fromPromise<Tree, TreePlace>(unprovided('tree')),
    read: fromPromise<Read, Blob | null>(unprovided('read')),
    apply: fromPromise<AppliedBatch, ImportBatch>(unprovided('apply')),
    write: fromPromise<Blob, WrittenTree>(unprovided('write')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, unknown>) => result.ok,
    hasProblem: ({ context }) => context.problem !== null,
    hasFile: ({ context }) => context.file !== null,
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasFailed: ({ context }) => context.failure !== null,
    isOver: ({ context: { changes, chosen, outcomes } }) => leftOf(changes, chosen, outcomes).length === 0,
  },
  actions: {
    take: assign((_, read: Tree) => (read.ok ? { nodes: read.value.nodes } : {})),
    hold: assign((_, { name, file }: { name: string; file: Blob }) => ({
      ...FRESH,
      name,
      file,
      failure: null,
    })),
    compare: assign(({ context }, read: Read) =>
      read.ok ? compared(context, read.value) : { problem: 'unreadable' as const },
    ),
    choose: assign(({ context: { chosen } }, { key, is }: { key: string; is: boolean }) => ({
      chosen: is ? [...new Set([...chosen, key])] : chosen.filter((one) => one !== key),
    })),
    chooseAll: assign(({ context: { changes, chosen } }, { kind, is }: { kind: ChangeKind; is: boolean }) => {
      const own = new Set(changes.filter((change) => change.kind === kind).map(keyOf))
      const others = chosen.filter((key) => !own.has(key))
      return { chosen: is ? [...others, ...own] : others }
    }),
    report: assign(({ context: { outcomes } }, { outcomes: more, failure }: AppliedBatch) => ({
      outcomes: [...outcomes, ...more],
      failure,
    })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forget: assign({ failure: null }),
    clear: assign({ ...FRESH, failure: null }),
    hand: emit((_, { name, file }: { name: string; file: Blob }) => ({
      type: 'import.written' as const,
      name,
      file,
    })),
  },
}).createMachine({
  id: 'curriculumImport',
  initial: 'opening',
  context: ({ input: place }) => ({ ...FRESH, place, nodes: [], failure: null }),
  states: {
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'tree',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** A file that is held is read against the tree as it is by now. */
    opened: { always: [{ guard: 'hasFile', target: 'reading' }, { target: 'waiting' }] },
    waiting: {
      on: {
        'import.read': {
          target: 'opening',
          actions: { type: 'hold', params: ({ event: { name, file } }) => ({ name, file }) },
        },
        'import.write': 'writing',
      },
    },
    writing: {
      tags: 'busy',
      invoke: {
        src: 'write',
        input: ({ context: { nodes, place }, event }) => {
          const asked = event.type === 'import.write' ? event : { format: 'csv' as const, isTemplate: false }
          return { format: asked.format, rows: asked.isTemplate ? templateOf(place) : rowsOf(nodes, place) }
        },
        onDone: {
          target: 'waiting',
          actions: {
            type: 'hand',
            params: ({ event, context }) => ({ name: context.place.kind, file: event.output }),
          },
        },
        onError: 'defect',
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.file,
        onDone: { target: 'settled', actions: { type: 'compare', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    settled: { always: [{ guard: 'hasProblem', target: 'waiting' }, { target: 'listing' }] },
    listing: {
      on: {
        'import.choose': {
          actions: { type: 'choose', params: ({ event }) => ({ key: event.key, is: event.chosen }) },
        },
        'import.chooseAll': {
          actions: { type: 'chooseAll', params: ({ event }) => ({ kind: event.kind, is: event.chosen }) },
        },
        'import.apply': { guard: 'hasChosen', target: 'applying' },
        'import.leave': { target: 'opening', actions: 'clear' },
      },
    },
    applying: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'apply',
        input: ({ context: { place, changes, chosen, outcomes } }) => ({
          place,
          changes: nextBatchOf(leftOf(changes, chosen, outcomes)),
        }),
        onDone: { target: 'applied', actions: { type: 'report', params: ({ event }) => event.output } },
        onError: 'interrupted',
      },
    },
    applied: {
      always: [
        { guard: 'hasFailed', target: 'interrupted' },
        { guard: 'isOver', target: 'reported' },
        { target: 'applying' },
      ],
    },
    /** What is done stays done; the rest waits. */
    interrupted: {
      on: {
        'import.apply': 'applying',
        'import.leave': { target: 'opening', actions: 'clear' },
      },
    },
    reported: { on: { 'import.leave': { target: 'opening', actions: 'clear' } } },
    failed: { tags: 'failing', on: { 'import.reread': 'opening' } },
    defect: { tags: 'failing', on: { 'import.reread': { target: 'opening', actions: 'clear' } } },
  },
})
