import type { SessionEvent } from '#domain/session/session.events.ts'
import type { Expiry } from './expiry-signal.ts'
import type { Token } from './session.port.ts'

/**
 * The event for the session when a call was answered as expired or refused; null if the call belonged to an
 * earlier session. After a refusal the user is read again, since a right may have been withdrawn or a code
 * be required first (R-session-22).
 */
export const newsOfCall = (
  { token, words, isRefused }: Expiry,
  current: Token | null,
): SessionEvent | null => {
  if (token !== current) return null
  return isRefused ? { type: 'session.reread' } : { type: 'session.expired', words }
}

/**
 * The event for the session when another tab signed in, logged out (`wiped`) or found the session expired.
 */
export const newsOfOtherTab = ({
  token,
  wiped,
}: {
  readonly token: Token | null
  readonly wiped: boolean
}): SessionEvent => {
  if (token !== null) return { type: 'session.openedElsewhere' }
  return { type: wiped ? 'session.closedElsewhere' : 'session.expired' }
}
