import type { Failure } from '../kernel/failure.ts'
import type { ChangeFault } from './curriculum-change-acts.ts'
import { keyOf, type TreeChange } from './curriculum-comparison.ts'
import type { FileFormat } from './curriculum-file.ts'
import type { TreePlace } from './curriculum-tree.ts'

/** The outcome of a change; `said` is the message of the server, or ''. */
export interface ChangeOutcome {
  readonly key: string
  readonly fault: ChangeFault | 'refused' | null
  readonly said: string
}

/** Changes that can be applied to one reading of the tree, because none lies below another. */
export interface ImportBatch {
  readonly place: TreePlace
  readonly changes: readonly TreeChange[]
}

export interface AppliedBatch {
  readonly outcomes: readonly ChangeOutcome[]
  /** Why the batch was interrupted; null if it was not. */
  readonly failure: Failure | null
}

/** A tree to be written to a file. */
export interface WrittenTree {
  readonly format: FileFormat
  readonly rows: readonly (readonly string[])[]
}

const MAX_IN_BATCH = 50

/** The chosen changes that have not been tried yet. */
export const leftOf = (
  changes: readonly TreeChange[],
  chosen: readonly string[],
  outcomes: readonly ChangeOutcome[],
): readonly TreeChange[] => {
  const wanted = new Set(chosen)
  const tried = new Set(outcomes.map(({ key }) => key))
  return changes.filter((change) => wanted.has(keyOf(change)) && !tried.has(keyOf(change)))
}

/** The next batch of changes. */
export const nextBatchOf = (left: readonly TreeChange[]): readonly TreeChange[] => {
  const [first] = left
  if (first === undefined) return []
  const next = left.slice(0, MAX_IN_BATCH)
  const end = next.findIndex(
    ({ kind, path }, at) =>
      path.length !== first.path.length ||
      (kind === 'gone') !== (first.kind === 'gone') ||
      // A change may use a place that another one frees, which is known only after the tree is read again.
      (kind !== 'gone' &&
        next.slice(0, at).some(({ from }) => from.at(-1) === path.at(-1) && from.length > 0)),
  )
  return next.slice(0, end < 0 ? next.length : end)
}
