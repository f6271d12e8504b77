import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Token } from './session.port.ts'

/**
 * Where the facts of a session are kept between visits (R-session-7). Content that is old, foreign or
 * broken reads as nothing; a full or forbidden store loses the memory, never the session.
 */
export interface SessionStore {
  token(): Token | null
  keepToken(token: Token): void
  /** Stands in for the Id of the user that the token belongs to, where the backend names none; null for unknown. */
  accountId(): number | null
  /** To be called before `keepToken`: another tab that hears of the token asks for it at once. */
  keepAccountId(accountId: number): void
  user(): CurrentUser | null
  keepUser(user: CurrentUser): void
  /** The session stays; who is behind it is to be asked anew. */
  forgetUser(): void
  /** The expiry cleanup of R-session-4: token, account, user info, organisations and login marker go, the rest stays. */
  forget(): void
  /** The log-out of R-session-6: local storage, session storage, IndexedDB and caches are wiped. Never rejects. */
  wipe(): Promise<void>
  /** The login marker (R-session-8): this tab has been logged in. */
  loginMarked(): boolean
  markLogin(): void
  /** The session of this tab is over, ended here or in another tab. */
  unmarkLogin(): void
  /**
   * Tells of sessions that another tab opened, made whole or closed, until the returned function is called. `wiped`: it was ended on
   * purpose, with all that the browser kept; else it was only over there (R-session-5). A tab that slept until somebody else had
   * signed in is told of the end of its own session first.
   */
  watch(changed: (change: { readonly token: Token | null; readonly wiped: boolean }) => void): () => void
}
