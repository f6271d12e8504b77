import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ContentStanding, TakeDown } from '#domain/moderation/content-standing.ts'
import type { TakenDownPage, TakenDownQuery } from '#domain/moderation/taken-down.ts'

/**
 * Contents taken down by those who look after a school or the platform; forbidden for everybody else, but that who made one reads why
 * it was taken down. R-moderation-1.
 */
export interface ModerationPort {
  /** Missing for what is not there. */
  standing(contentId: number, signal: AbortSignal): Promise<Result<ContentStanding, Failure>>
  /** Of the schools that the user looks after, the latest first. */
  takenDown(query: TakenDownQuery, signal: AbortSignal): Promise<Result<TakenDownPage, Failure>>
  /** A conflict for what is withdrawn already. */
  takeDown(wanted: TakeDown, signal: AbortSignal): Promise<Result<ContentStanding, Failure>>
  /** Forbidden for what somebody else took down, a conflict for what is offered or was shared anew. R-moderation-2. */
  restore(contentId: number, signal: AbortSignal): Promise<Result<ContentStanding, Failure>>
}
