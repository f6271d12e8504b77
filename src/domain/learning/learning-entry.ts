import type { ContinueItem } from '../catalogue/continue-item.ts'

/** One line of what a user learned, browsed or takes part in. */
export interface LearningEntry extends ContinueItem {
  /** Of the record, which is not the content's. */
  readonly id: number
  /** Where the learner stopped; '' for what has no sections or was never begun. */
  readonly sectionName: string
  /** Length of the section in seconds. */
  readonly duration: number
  /** Sticky: seen to its end once. */
  readonly finished: boolean
  /** Withdrawn, or no longer open to this user. */
  readonly invalid: boolean
}
