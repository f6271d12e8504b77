import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Credentials } from '#domain/session/credentials.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'

/** An opaque bearer token. */
export type Token = string

/**
 * Opening, keeping and closing a session. R-session-1 to R-session-8; wire: 登录与用户.
 * Refusals, network faults and timeouts are answered as failures; only an aborted call rejects, with the
 * signal's reason, and counts neither as a failure nor as an expiry.
 */
export interface SessionPort {
  /** Asks for a token. `rejected` carries the server's own message. */
  signIn(credentials: Credentials, visitorId: string, signal: AbortSignal): Promise<Result<Token, Failure>>
  /** The user behind the stored token. */
  currentUser(signal: AbortSignal): Promise<Result<CurrentUser, Failure>>
  /** Keeps the session alive. R-session-8: sent every 10 s, the answer is unused. */
  keepAlive(signal: AbortSignal): Promise<Result<true, Failure>>
  /** Ends the session on the server. */
  signOut(signal: AbortSignal): Promise<Result<true, Failure>>
}
