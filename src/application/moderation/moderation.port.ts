import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ContentStanding, TakeDown } from '#domain/moderation/content-standing.ts'
import type { TakenDownPage, TakenDownQuery } from '#domain/moderation/taken-down.ts'

/**
 * Contents taken down by administrators of the platform, or by administrators and reviewers of the school;
 * `forbidden` for everybody else, but an author may read the `standing` of a content. R-moderation-1.
 */
export interface ModerationPort {
  /** Whether a content is taken down, and why; `missing` if there is no such content. */
  standing(contentId: number, signal: AbortSignal): Promise<Result<ContentStanding, Failure>>
  /** The contents taken down in the schools that the user administers or reviews for, latest first. */
  takenDown(query: TakenDownQuery, signal: AbortSignal): Promise<Result<TakenDownPage, Failure>>
  /** `conflict` if the content is withdrawn already. */
  takeDown(wanted: TakeDown, signal: AbortSignal): Promise<Result<ContentStanding, Failure>>
  /**
   * Offers a content again. `forbidden` for anybody but the person who took it down and the administrators
   * of the platform, `conflict` if it is offered already or was shared again. R-moderation-2.
   */
  restore(contentId: number, signal: AbortSignal): Promise<Result<ContentStanding, Failure>>
}
