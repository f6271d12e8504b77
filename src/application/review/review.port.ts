import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ReviewCounts, ReviewQuery } from '#domain/review/review-query.ts'
import type { ReviewRight } from '#domain/review/review-rights.machine.ts'
import type { SeenRequest, ShareRequest } from '#domain/review/share-request.ts'
import type { SimilarFile } from '#domain/review/similar-file.ts'
import type { Decision, DecisionReport } from '#domain/review/verdict.ts'

type Answer<T> = Promise<Result<T, Failure>>

/** A page of requests, with the counts of all states. */
export interface ReviewPage {
  readonly page: Page<ShareRequest>
  readonly counts: ReviewCounts
}

/**
 * Requests of teachers to share files with a school, for its reviewers. Wire: VerifyUserShare,
 * GetVerifyUserShare. All calls but `rights` are `forbidden` for everybody else, whatever the role menu
 * shows.
 */
export interface ReviewPort {
  /** The user's rights to review, by school. GetCurrentUserOrgList. */
  rights(signal: AbortSignal): Answer<readonly ReviewRight[]>
  /** 待审核 and 下架申请 oldest first, decided requests by latest decision, 全部 newest first. */
  page(query: ReviewQuery, signal: AbortSignal): Answer<ReviewPage>
  /** The number of waiting requests of a school, including those to take a file down. */
  pendingCount(organisationId: number, signal: AbortSignal): Answer<number>
  /** One request; `missing` if it does not exist or the user may not see it. */
  request(id: number, signal: AbortSignal): Answer<ShareRequest>
  /**
   * The request by which a file came into a school's library, by the id of its content there. Fails as
   * `request`.
   */
  standing(contentId: number, signal: AbortSignal): Answer<ShareRequest>
  /** Files of the school's library that the request may duplicate, most similar first. */
  similar(id: number, signal: AbortSignal): Answer<readonly SimilarFile[]>
  /**
   * Decides each request independently and reports those that failed. `undo` accepts only requests for which
   * `canBeUndone` holds.
   */
  decide(decision: Decision, signal: AbortSignal): Answer<DecisionReport>
  /** Undoes decisions of the user within `UNDO_SECONDS`. */
  undo(organisationId: number, requests: readonly SeenRequest[], signal: AbortSignal): Answer<DecisionReport>
}
