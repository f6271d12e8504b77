import type { ReopeningStore } from '#application/navigation/reopening-store.port.ts'
import { isGivenUp, isMissingCode } from '#ui/routing/missing-code.ts'

interface Reopening {
  /** Names the build that runs. */
  readonly build: string
  readonly store: ReopeningStore
  readonly isOnline: () => boolean
  readonly reopen: () => void
}

/**
 * Opens the page anew where code of it is missing, once for each build: then a newer one has taken its place, or the line was bad
 * and is tried again. What was typed is in its stores. Not without a network, where the browser would show a page of its own, and not where somebody chose to wait no longer.
 */
export const reopenOnce =
  ({ build, store, isOnline, reopen }: Reopening) =>
  (error: unknown): void => {
    if (!isMissingCode(error) || isGivenUp(error) || !isOnline() || store.read() === build) return
    store.keep(build)
    if (store.read() === build) reopen()
  }
