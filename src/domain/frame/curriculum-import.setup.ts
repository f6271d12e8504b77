import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import {
  type AppliedBatch,
  type ChangeOutcome,
  type ImportBatch,
  leftOf,
  type WrittenTree,
} from './curriculum-batch.ts'
import {
  type ChangeKind,
  comparison,
  isTakenUnasked,
  keyOf,
  mayBeTaken,
  type TreeChange,
} from './curriculum-comparison.ts'
import { type FileFormat, linesIn, MAX_FILE_ROWS, type ReadFile } from './curriculum-file.ts'
import type { Decided } from './curriculum-import.rules.ts'
import type { CurriculumTree, ManagedNode, SubjectChoice, TreePlace } from './curriculum-tree.ts'

export type FileProblem = 'unreadable' | 'noHead' | 'tooLong'

/** A file chosen before a reload or an expiry, with the decisions on its changes. R-session-19. */
export interface KeptTreeFile {
  readonly name: string
  readonly file: Blob
  readonly decided: Decided
}

export interface CurriculumImportContext {
  readonly place: TreePlace
  /** The subject of the tree; null until it is known. */
  readonly subject: SubjectChoice | null
  readonly nodes: readonly ManagedNode[]
  /** The name of the file; '' for none. */
  readonly name: string
  readonly file: Blob | null
  readonly problem: FileProblem | null
  readonly changes: readonly TreeChange[]
  readonly refused: ReadFile['refused']
  readonly unread: ReadFile['unread']
  /** Keys of the chosen changes. */
  readonly chosen: readonly string[]
  /** The user's decisions on single changes, by key; all others have their default. */
  readonly decided: Decided
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

/** A tree as a file. */
export interface TreeFile {
  readonly subject: SubjectChoice | null
  readonly file: Blob
}

export interface PlacedFile {
  readonly place: TreePlace
  readonly name: string
  readonly file: Blob
}

/** Adds decisions and recomputes the chosen changes. */
const withDecisions = (
  { chosen, decided }: CurriculumImportContext,
  keys: readonly string[],
  is: boolean,
): Partial<CurriculumImportContext> => {
  const own = new Set(keys)
  const others = chosen.filter((key) => !own.has(key))
  return {
    chosen: is ? [...others, ...own] : others,
    decided: { ...decided, ...Object.fromEntries(keys.map((key) => [key, is])) },
  }
}

export const FRESH = {
  name: '',
  file: null,
  problem: null,
  changes: [],
  refused: [],
  unread: [],
  chosen: [],
  decided: {},
  outcomes: [],
}

const compared = (
  { place, nodes, decided }: CurriculumImportContext,
  rows: Rows,
): Partial<CurriculumImportContext> => {
  const read = linesIn(rows, place)
  if (read === null) return { problem: 'noHead' }
  if (read.lines.length + read.refused.length > MAX_FILE_ROWS) return { problem: 'tooLong' }
  const changes = comparison(nodes, place, read.lines)
  const chosen = changes
    .filter((change) => mayBeTaken(change) && (decided[keyOf(change)] ?? isTakenUnasked(change)))
    .map(keyOf)
  return { changes, refused: read.refused, unread: read.unread, chosen, problem: null }
}

/** Context, actors, guards and actions of the curriculum import. */
export const curriculumImportSetup = setup({
  types: {
    context: {} as CurriculumImportContext,
    events: {} as CurriculumImportEvent,
    input: {} as TreePlace,
    emitted: {} as TreeFile & { type: 'import.written' },
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    recall: fromPromise<KeptTreeFile | null, TreePlace>(unprovided('recall')),
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
    take: assign(({ context: { place } }, read: Tree) => {
      if (!read.ok) return {}
      const { nodes, subjects } = read.value
      return { nodes, subject: subjects.find(({ id }) => id === place.subjectId) ?? null }
    }),
    hold: assign((_, { name, file }: { name: string; file: Blob }) => ({
      ...FRESH,
      name,
      file,
      failure: null,
    })),
    holdKept: assign((_, kept: KeptTreeFile | null) => kept ?? {}),
    keepFile: unprovidedAction<PlacedFile>('keepFile'),
    keepDecided: unprovidedAction<{ place: TreePlace; decided: Decided }>('keepDecided'),
    letGo: unprovidedAction<TreePlace>('letGo'),
    compare: assign(({ context }, read: Read) =>
      read.ok ? compared(context, read.value) : { problem: 'unreadable' as const },
    ),
    choose: assign(({ context }, { key, is }: { key: string; is: boolean }) =>
      withDecisions(context, [key], is),
    ),
    chooseAll: assign(({ context }, { kind, is }: { kind: ChangeKind; is: boolean }) => {
      const own = context.changes.filter((change) => change.kind === kind && mayBeTaken(change))
      return withDecisions(context, own.map(keyOf), is)
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
    hand: emit(({ context: { subject } }, file: Blob) => ({
      type: 'import.written' as const,
      subject,
      file,
    })),
  },
})
