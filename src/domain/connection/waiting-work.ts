/** Work that an outbox sends by itself. */
export const OUTBOX_WORK = ['learning', 'answers', 'edits', 'writings'] as const

/** Changes that only the page on which they were made can save. */
export const PAGE_WORK = ['papers', 'plans', 'captions', 'heldEdits'] as const

/** All kinds of unsent work, in the order in which they are listed. */
export const WAITING_WORK = [...OUTBOX_WORK, 'uploads', ...PAGE_WORK] as const

export type OutboxWork = (typeof OUTBOX_WORK)[number]

/** Unsent work that this browser has stored. */
export type WaitingWork = (typeof WAITING_WORK)[number]

/** A page with unsaved changes. */
export interface UnsavedPlace {
  readonly page: 'paper' | 'electronicPaper' | 'plan' | 'course' | 'captions'
  /** Of the paper, the plan or the course. */
  readonly id: number
  /** '' where only the server knows it. */
  readonly name: string
  /** The key of the section whose film has the captions; '' of all others. */
  readonly section: string
}

/** The number of items of each kind. */
export type WorkCounts = Readonly<Record<WaitingWork, number>>

const countsBy = (countOf: (work: WaitingWork) => number): WorkCounts =>
  Object.fromEntries(WAITING_WORK.map((work) => [work, countOf(work)])) as unknown as WorkCounts

export const NO_WORK: WorkCounts = countsBy(() => 0)

/** The outbox and the store may count the same items, and the store also those of other tabs: the larger count includes all. */
export const largerCounts = (one: Partial<WorkCounts>, other: Partial<WorkCounts>): WorkCounts =>
  countsBy((work) => Math.max(one[work] ?? 0, other[work] ?? 0))

export const totalOf = (counts: WorkCounts, among: readonly WaitingWork[] = WAITING_WORK): number =>
  among.reduce((sum, work) => sum + counts[work], 0)

/** The kinds of which there is at least one item. */
export const kindsIn = (counts: WorkCounts): readonly WaitingWork[] =>
  WAITING_WORK.filter((work) => counts[work] > 0)
