import type { Signal } from '../kernel/signal.ts'
import type { Token } from './session.port.ts'

export interface Expiry {
  /** The token of the call. */
  readonly token: Token
  /** The server's message why the session ended, if it sent one. */
  readonly words?: string | undefined
  /** The session goes on, but has no right to this call. */
  readonly isRefused?: true
}

/**
 * Reports calls that were answered as expired or forbidden to the session. R-wire-3, R-session-4,
 * R-session-18, R-session-22.
 */
export type ExpirySignal = Signal<Expiry>
