import type { SessionStore } from '#application/session/session-store.port.ts'

/** Whose things are kept: the user who is signed in, by id or account; null for nobody. */
export const ownerIn =
  (session: Pick<SessionStore, 'token' | 'user' | 'accountId'>): (() => string | null) =>
  () => {
    const id = session.user()?.id || session.accountId()
    return session.token() !== null && id ? String(id) : null
  }
