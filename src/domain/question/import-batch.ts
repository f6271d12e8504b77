/** Batches that a page of them has. */
export const BATCH_PAGE_SIZE = 10

/** Questions that came in by one file. */
export interface ImportBatch {
  readonly id: number
  readonly school: string
  /** Who imported them; '' for a user who is gone. */
  readonly importer: string
  /** '' for none. */
  readonly source: string
  /** Questions of it that are still there. */
  readonly count: number
  /** ISO 8601, as the other times. */
  readonly importedAt: string
  /** Since when every school sees them; '' while they are their school's own. */
  readonly releasedAt: string
  /** Since when they are no longer offered; '' while they are. */
  readonly undoneAt: string
}

/** For whom the questions of a batch are there. */
export type BatchState = 'own' | 'released' | 'undone'

export const batchStateOf = ({ releasedAt, undoneAt }: ImportBatch): BatchState => {
  if (undoneAt !== '') return 'undone'
  return releasedAt === '' ? 'own' : 'released'
}

/** What is done with a batch. */
export interface BatchDecision {
  readonly id: number
  readonly how: 'release' | 'undo'
}

/** The list with another page of it. Newer batches move older ones down: those that are listed already are left out. */
export const withMore = (
  shown: readonly ImportBatch[],
  more: readonly ImportBatch[],
): readonly ImportBatch[] => [...shown, ...more.filter(({ id }) => !shown.some((one) => one.id === id))]

export const replaced = (shown: readonly ImportBatch[], changed: ImportBatch): readonly ImportBatch[] =>
  shown.map((batch) => (batch.id === changed.id ? changed : batch))
