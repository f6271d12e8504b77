import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The user's own password. Wire: changepassword; R-session-16. */
export interface PasswordPort {
  /**
   * Takes the place of the current one and signs every other device out. Asked again after a lost answer it answers alike.
   * `invalid`: the current one is not that, or both are the same; `locked`: too many of those.
   */
  change(current: string, next: string, signal: AbortSignal): Promise<Result<true, Failure>>
}
