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
  /** The shown page; stays while a newer one is being read. */
  readonly page: Page<ShareRequest> | null
  /** The chosen request, which may not be on the screen yet; 0 for none. */
  readonly chosenId: number
  readonly counts: ReviewCounts
  /** Why the queue could not be read; null if it could. */
  readonly failure: Failure | null
  /** The decision in progress, or the failed one until the reviewer dismisses it. */
  readonly work: ReviewWork | null
  /** Why the last decision or undo failed; null if it succeeded. */
  readonly refusal: Failure | null
  /** The outcome of the last decision, until the reviewer dismisses it. */
  readonly report: ReviewReport | null
  readonly undoable: Undoable | null
}

export type ReviewQueueEvent =
  /** The query in the address. */
  | { type: 'review.show'; query: ReviewQuery }
  | { type: 'review.refresh' }
  | { type: 'review.retry' }
  | { type: 'review.choose'; id: number }
  /** Moves to the next or previous request. */
  | { type: 'review.step'; by: 1 | -1 }
  /** `range`: selects everything from the last selected request to this one. */
  | { type: 'review.select'; id: number; range: boolean }
  | { type: 'review.selectAll' }
  | { type: 'review.clearSelection' }
  | { type: 'review.decide'; work: ReviewWork }
  /** Repeats the failed decision or undo unchanged. */
  | { type: 'review.again' }
  | { type: 'review.undo' }
  | { type: 'review.dismiss' }

export type ReviewQueueEmitted =
  /** `nextId`: the request to show next; 0 for none, null to stay. */
  | { type: 'review.decided'; nextId: number | null }
  | { type: 'review.stepped'; nextId: number }
  | { type: 'review.undone'; ids: readonly number[]; nextId: number | null }

export type ReadQueue = Result<{ readonly page: Page<ShareRequest>; readonly counts: ReviewCounts }, Failure>
