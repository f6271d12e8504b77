import type { Signal } from '../kernel/signal.ts'
import type { Token } from './session.port.ts'

/** Tells the session that a call was answered as expired, with the token that the call carried. R-wire-3, R-session-4. */
export type ExpirySignal = Signal<Token>
