import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Token } from './session.port.ts'

/**
 * Stores the facts of a session between visits (R-session-7). Entries that are outdated, foreign or broken
 * read as nothing; with a full or forbidden store the session works until the page closes.
 */
export interface SessionStore {
  token(): Token | null
  keepToken(token: Token): void
  /** Replaces the user's id if the backend names none (`accountIdOf`); null if unknown. */
  accountId(): number | null
  /**
   * Must be called before `keepToken`, because other tabs read the account id as soon as they see the token.
   */
  keepAccountId(accountId: number): void
  user(): CurrentUser | null
  keepUser(user: CurrentUser): void
  /** Forgets the user but not the session, so that `currentUser` is called again. */
  forgetUser(): void
  /**
   * The clean-up after an expiry, R-session-4: deletes token, account, user, organisations and login marker,
   * nothing else.
   */
  forget(): void
  /**
   * The clean-up of a log-out, R-session-6: wipes local storage, session storage, IndexedDB and caches. Never
   * rejects.
   */
  wipe(): Promise<void>
  /** The login marker (R-session-8): whether this tab has been signed in. */
  loginMarked(): boolean
  markLogin(): void
  /** Called when the session of this tab has ended, in this tab or another. */
  unmarkLogin(): void
  /**
   * Reports sessions that another tab opened, completed or closed, until the returned function is called.
   * `wiped`: the user logged out and all stored data were deleted; else the session expired there
   * (R-session-5). A tab that slept until another user had signed in first gets the end of its own session
   * reported.
   */
  watch(changed: (change: { readonly token: Token | null; readonly wiped: boolean }) => void): () => void
}
