import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import type { LeftSelection, Selection } from '../kernel/selection.ts'
import type { ReviewCounts, ReviewQuery } from './review-query.ts'
import type { ReviewReport, ReviewWork, Undoable } from './review-work.ts'
import type { ShareRequest } from './share-request.ts'

export interface ReviewQueueInput extends LeftSelection<number> {
  readonly query: ReviewQuery
}

export interface ReviewQueueContext extends Pick<ReviewQueueInput, 'query'>, Selection<number> {
  /** What is shown; stays while something newer is on its way. */
  readonly page: Page<ShareRequest> | null
  /** What was chosen to be looked at, though it may not be on the screen yet; 0 for nothing. */
  readonly chosenId: number
  readonly counts: ReviewCounts
  /** Why the queue could not be read the last time; null where it could. */
  readonly failure: Failure | null
  /** What is being decided; or what could not be, until the reviewer has dismissed it. */
  readonly work: ReviewWork | null
  /** Why nothing was decided, or nothing taken back; null where something was. */
  readonly refusal: Failure | null
  /** What became of the last decision, until the reviewer has dismissed it. */
  readonly report: ReviewReport | null
  readonly undoable: Undoable | null
}

export type ReviewQueueEvent =
  /** What the address says now. */
  | { type: 'review.show'; query: ReviewQuery }
  | { type: 'review.refresh' }
  | { type: 'review.retry' }
  | { type: 'review.choose'; id: number }
  /** To the one after what was chosen, or before it. */
  | { type: 'review.step'; by: 1 | -1 }
  /** `range`: everything from what was selected last up to this. */
  | { type: 'review.select'; id: number; range: boolean }
  | { type: 'review.selectAll' }
  | { type: 'review.clearSelection' }
  | { type: 'review.decide'; work: ReviewWork }
  /** The same once more, as it was. */
  | { type: 'review.again' }
  | { type: 'review.undo' }
  | { type: 'review.dismiss' }

export type ReviewQueueEmitted =
  /** `nextId`: what is to be looked at next, 0 for nothing; null where what is looked at stays. */
  | { type: 'review.decided'; nextId: number | null }
  | { type: 'review.stepped'; nextId: number }
  | { type: 'review.undone'; ids: readonly number[]; nextId: number | null }

export type ReadQueue = Result<{ readonly page: Page<ShareRequest>; readonly counts: ReviewCounts }, Failure>
