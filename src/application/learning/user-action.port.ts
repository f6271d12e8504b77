import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { UserAction } from '#domain/learning/user-action.ts'

/** Records what a user did with a content; a view also enters the browsing history. Wire: addUserAction. */
export interface UserActionPort {
  record(action: UserAction, signal: AbortSignal): Promise<Result<true, Failure>>
}
