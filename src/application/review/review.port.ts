import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ReviewCounts, ReviewQuery } from '#domain/review/review-query.ts'
import type { ReviewRight } from '#domain/review/review-rights.machine.ts'
import type { SeenRequest, ShareRequest } from '#domain/review/share-request.ts'
import type { SimilarFile } from '#domain/review/similar-file.ts'
import type { Decision, DecisionReport } from '#domain/review/verdict.ts'

type Answer<T> = Promise<Result<T, Failure>>

/** A page of requests, and how many of each state there are whichever is asked for. */
export interface ReviewPage {
  readonly page: Page<ShareRequest>
  readonly counts: ReviewCounts
}

/**
 * What teachers want to give to a school, for those who may review there. Wire: VerifyUserShare, GetVerifyUserShare.
 * Everything but `rights` is `forbidden` for who may not, whatever the menu says.
 */
export interface ReviewPort {
  /** For which of their schools a user may review. GetCurrentUserOrgList. */
  rights(signal: AbortSignal): Answer<readonly ReviewRight[]>
  /** 待审核 and 下架申请 the oldest first, what is decided the last decided first, 全部 the newest first. */
  page(query: ReviewQuery, signal: AbortSignal): Answer<ReviewPage>
  /** How many requests of a school wait, those to take a file down included, without reading them. */
  pendingCount(organisationId: number, signal: AbortSignal): Answer<number>
  /** One request; `missing` for none that one may see. */
  request(id: number, signal: AbortSignal): Answer<ShareRequest>
  /** The request by which a file came into a school's library, by the content that it is there; `missing` as above. */
  standing(contentId: number, signal: AbortSignal): Answer<ShareRequest>
  /** What of the school's library a request may repeat, the nearest first. */
  similar(id: number, signal: AbortSignal): Answer<readonly SimilarFile[]>
  /** Each by itself: what fails is named, the rest is done. Only what `canBeUndone` is taken back again. */
  decide(decision: Decision, signal: AbortSignal): Answer<DecisionReport>
  /** Takes one's own decisions back, within `UNDO_SECONDS`. */
  undo(organisationId: number, requests: readonly SeenRequest[], signal: AbortSignal): Answer<DecisionReport>
}
