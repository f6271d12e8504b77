import type { ReopeningStore } from '#application/navigation/reopening-store.port.ts'
import { isGivenUp, isMissingCode } from '#ui/routing/missing-code.ts'

interface Reopening {
  /** Names the build that runs. */
  readonly build: string
  readonly store: ReopeningStore
  readonly isOnline: () => boolean
  /** Whether the server sends the page. */
  readonly isSent: () => Promise<boolean>
  readonly reopen: () => void
}

/** A reload that cannot be had ends at a page of the browser's own: nothing says so sooner than this. */
const PATIENCE_MS = 5000

/** Whether the page at this address is sent now. Never rejects. */
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
 * Opens the page anew where code of it is missing, once for each build: then a newer one has taken its place, or the line was bad
 * and is tried again. What was typed is in its stores. Not without a network or a server, where the browser would show a page of its own, and not where somebody chose to wait no longer.
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
