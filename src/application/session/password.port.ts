import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The user's own password. Wire: changepassword; R-session-16. */
export interface PasswordPort {
  /**
   * Replaces the password and signs all other devices out; idempotent after a lost answer. `invalid`: the
   * current password is wrong, or the new one equals it; `locked`: too many wrong passwords.
   */
  change(current: string, next: string, signal: AbortSignal): Promise<Result<true, Failure>>
}
