import type { ReopeningStore } from '#application/navigation/reopening-store.port.ts'
import { isGivenUp, isMissingCode } from '#ui/routing/missing-code.ts'

interface Reopening {
  /** The name of the running build. */
  readonly build: string
  readonly store: ReopeningStore
  readonly isOnline: () => boolean
  /** Resolves to whether the server can deliver the page now. */
  readonly isSent: () => Promise<boolean>
  readonly reopen: () => void
}

/** Longest wait for the server: without it, a reload would end at the browser's own error page. */
const PATIENCE_MS = 5000

/** Whether the server delivers the page at this address now. Never rejects. */
export const isPageSent = async (
  fetch: (address: string, init: RequestInit) => Promise<Response>,
  address: string,
): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/**
 * Reloads the page when its code is missing, once per build: either a newer build has replaced it, or the
 * network failed. Typed input is in its stores. Does not reload while offline or without a server, since the
 * browser would show its own error page, nor after the user gave up waiting.
 */
export const reopenOnce = ({ build, store, isOnline, isSent, reopen }: Reopening) => {
  const isDone = () => store.read() === build
  return async (error: unknown): Promise<void> => {
    if (!isMissingCode(error) || isGivenUp(error) || !isOnline() || isDone()) return
    if (!(await isSent()) || isDone()) return
    store.keep(build)
    if (isDone()) reopen()
  }
}
