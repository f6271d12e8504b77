import type { SessionPort } from '#application/session/session.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result } from '#domain/kernel/result.ts'

/**
 * A session whose code is fetched with its first call: a visitor who only looks needs none of it. A server whose code
 * cannot be fetched is one that cannot be reached; the next call tries again.
 */
export const lazySession = (load: () => Promise<SessionPort>): SessionPort => {
  let loading: Promise<SessionPort | null> | null = null

  const ask = async <T>(
    signal: AbortSignal,
    call: (port: SessionPort) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> => {
    loading ??= load().catch(() => {
      loading = null
      return null
    })
    const port = await loading
    signal.throwIfAborted()
    return port === null ? failed({ kind: 'unreachable' }) : call(port)
  }

  return {
    signIn: (credentials, visitorId, signal) =>
      ask(signal, (port) => port.signIn(credentials, visitorId, signal)),
    currentUser: (signal) => ask(signal, (port) => port.currentUser(signal)),
    keepAlive: (signal) => ask(signal, (port) => port.keepAlive(signal)),
    signOut: (signal) => ask(signal, (port) => port.signOut(signal)),
  }
}
