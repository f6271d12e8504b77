import type { SessionEvent } from '#domain/session/session.events.ts'
import type { Expiry } from './expiry-signal.ts'
import type { Token } from './session.port.ts'

/**
 * What the session is told when a call was answered as expired or refused; null for an answer to a call of an earlier session, which says
 * nothing about this one. A right that is missing may be one that was taken, or a code may have to be given first (R-session-22): the
 * user is read again.
 */
export const newsOfCall = (
  { token, words, isRefused }: Expiry,
  current: Token | null,
): SessionEvent | null => {
  if (token !== current) return null
  return isRefused ? { type: 'session.reread' } : { type: 'session.expired', words }
}

/** What the session is told when another tab signed in, logged out (`wiped`) or found the session expired. */
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
