import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PublishedQuery, PublishedThing } from '#domain/release/published.ts'
import type { ReleaseQuery, ReleaseRequest } from '#domain/release/release-request.ts'

/** What is published, and its release to all. */
export interface ReleasePort {
  /** One's own, or those of a school; forbidden for a school where the user may not review. */
  published(query: PublishedQuery, signal: AbortSignal): Promise<Result<Page<PublishedThing>, Failure>>
  /** Asks that a content be open to all; a conflict where it is asked or open already, missing for what is another's. */
  ask(contentId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Takes the request for a content back; a conflict where none waits. */
  takeBack(contentId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Makes what was released its school's own again; the platform's reviewers give a reason, others may leave it empty. */
  end(contentId: number, reason: string, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Takes a resource of one's own out of what is offered; missing for what is not one's own. */
  withdraw(contentId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Offers again what one withdrew; forbidden for what somebody else took down. */
  offer(contentId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Requests of all schools; forbidden without the platform's right to review. */
  requests(query: ReleaseQuery, signal: AbortSignal): Promise<Result<Page<ReleaseRequest>, Failure>>
  /** Opens what a request asks for to all; a conflict where it changed since it was seen. */
  grant(request: SeenRequest, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Declines it, for a reason of at least four characters. */
  decline(request: SeenRequest, reason: string, signal: AbortSignal): Promise<Result<true, Failure>>
}

export type SeenRequest = Pick<ReleaseRequest, 'id' | 'rowVersion'>
