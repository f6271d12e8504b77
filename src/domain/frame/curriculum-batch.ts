import type { Failure } from '../kernel/failure.ts'
import type { ChangeFault } from './curriculum-change-acts.ts'
import { keyOf, type TreeChange } from './curriculum-comparison.ts'
import type { FileFormat } from './curriculum-file.ts'
import type { TreePlace } from './curriculum-tree.ts'

/** What became of a change: `said` is what the server said, '' for nothing. */
export interface ChangeOutcome {
  readonly key: string
  readonly fault: ChangeFault | 'refused' | null
  readonly said: string
}

/** Changes that are made one after the other on one reading of the tree: none of them stands below another. */
export interface ImportBatch {
  readonly place: TreePlace
  readonly changes: readonly TreeChange[]
}

export interface AppliedBatch {
  readonly outcomes: readonly ChangeOutcome[]
  /** Why the rest of the batch was not asked for; null for nothing. */
  readonly failure: Failure | null
}

/** What is written into a file. */
export interface WrittenTree {
  readonly format: FileFormat
  readonly rows: readonly (readonly string[])[]
}

const MAX_IN_BATCH = 50

/** What is chosen and has not been tried. */
export const leftOf = (
  changes: readonly TreeChange[],
  chosen: readonly string[],
  outcomes: readonly ChangeOutcome[],
): readonly TreeChange[] => {
  const wanted = new Set(chosen)
  const tried = new Set(outcomes.map(({ key }) => key))
  return changes.filter((change) => wanted.has(keyOf(change)) && !tried.has(keyOf(change)))
}

/** The next changes that can be made at once. */
export const nextBatchOf = (left: readonly TreeChange[]): readonly TreeChange[] => {
  const [first] = left
  if (first === undefined) return []
  const next = left.slice(0, MAX_IN_BATCH)
  const end = next.findIndex(
    ({ kind, path }, at) =>
      path.length !== first.path.length ||
      (kind === 'gone') !== (first.kind === 'gone') ||
      // It may come to a place that one of them leaves: that is seen when the tree is read anew.
      (kind !== 'gone' &&
        next.slice(0, at).some(({ from }) => from.at(-1) === path.at(-1) && from.length > 0)),
  )
  return next.slice(0, end < 0 ? next.length : end)
}
