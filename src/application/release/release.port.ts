import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PublishedQuery, PublishedThing } from '#domain/release/published.ts'
import type { ReleaseQuery, ReleaseRequest } from '#domain/release/release-request.ts'

/** Published contents, and their release to all schools. */
export interface ReleasePort {
  /**
   * The user's own published contents or those of a school; `forbidden` for a school where the user may not
   * review.
   */
  published(query: PublishedQuery, signal: AbortSignal): Promise<Result<Page<PublishedThing>, Failure>>
  /**
   * Requests the release of a content; `conflict` if that is requested or done already, `missing` for another
   * user's content.
   */
  ask(contentId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Takes a request back; `conflict` if none is waiting. */
  takeBack(contentId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /**
   * Ends a release: only the content's school sees it again. Reviewers of the platform must give a reason,
   * others may leave it empty.
   */
  end(contentId: number, reason: string, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Withdraws a resource of the user; `missing` for anybody else's. */
  withdraw(contentId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Offers a resource again that the user withdrew; `forbidden` if somebody else took it down. */
  offer(contentId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Requests of all schools; `forbidden` for anybody but reviewers of the platform. */
  requests(query: ReleaseQuery, signal: AbortSignal): Promise<Result<Page<ReleaseRequest>, Failure>>
  /** Grants a request; `conflict` if it changed since it was read. */
  grant(request: SeenRequest, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Declines a request, with a reason of at least four characters. */
  decline(request: SeenRequest, reason: string, signal: AbortSignal): Promise<Result<true, Failure>>
}

export type SeenRequest = Pick<ReleaseRequest, 'id' | 'rowVersion'>
