import type { Token } from './session.port.ts'

/** Carries the news that a call was answered as expired from whatever adapter heard it to the session. R-wire-3, R-session-4. */
export interface ExpirySignal {
  /** `token`: the one the call carried. */
  tell(token: Token): void
  listen(listener: (token: Token) => void): () => void
}

export const makeExpirySignal = (): ExpirySignal => {
  const listeners = new Set<(token: Token) => void>()
  return {
    tell: (token) => {
      for (const listener of listeners) listener(token)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
