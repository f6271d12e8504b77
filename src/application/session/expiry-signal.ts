import type { Signal } from '../kernel/signal.ts'
import type { Token } from './session.port.ts'

export interface Expiry {
  /** The token that the call carried. */
  readonly token: Token
  /** Why the session ended, in the server's words, where it says so. */
  readonly words?: string | undefined
  /** It is not over, and may not make this call. */
  readonly isRefused?: true
}

/** Tells the session that a call was answered as expired, or as forbidden. R-wire-3, R-session-4, R-session-18, R-session-22. */
export type ExpirySignal = Signal<Expiry>
