/** Sent by an outbox, by itself. */
export const OUTBOX_WORK = ['learning', 'answers', 'edits', 'writings'] as const

/** Changes that the page saves on which they were made. */
export const PAGE_WORK = ['papers', 'plans', 'captions', 'heldEdits'] as const

/** All that a server has not got yet, in the order in which it is told. */
export const WAITING_WORK = [...OUTBOX_WORK, 'uploads', ...PAGE_WORK] as const

export type OutboxWork = (typeof OUTBOX_WORK)[number]

/** What is written down in this browser and not sent yet. */
export type WaitingWork = (typeof WAITING_WORK)[number]

/** A page on which something was changed that it has not saved. */
export interface UnsavedPlace {
  readonly page: 'paper' | 'electronicPaper' | 'plan' | 'course' | 'captions'
  /** Of the paper, the plan or the course. */
  readonly id: number
  /** '' where only the server knows it. */
  readonly name: string
  /** The key of the section whose film has the captions; '' of all others. */
  readonly section: string
}

/** How much there is of each. */
export type WorkCounts = Readonly<Record<WaitingWork, number>>

const countsBy = (countOf: (work: WaitingWork) => number): WorkCounts =>
  Object.fromEntries(WAITING_WORK.map((work) => [work, countOf(work)])) as unknown as WorkCounts

export const NO_WORK: WorkCounts = countsBy(() => 0)

/** One counted twice, by its outbox and in the store, where another tab may have left some: the larger count is of all. */
export const largerCounts = (one: Partial<WorkCounts>, other: Partial<WorkCounts>): WorkCounts =>
  countsBy((work) => Math.max(one[work] ?? 0, other[work] ?? 0))

export const totalOf = (counts: WorkCounts, among: readonly WaitingWork[] = WAITING_WORK): number =>
  among.reduce((sum, work) => sum + counts[work], 0)

/** Which there is some of. */
export const kindsIn = (counts: WorkCounts): readonly WaitingWork[] =>
  WAITING_WORK.filter((work) => counts[work] > 0)
