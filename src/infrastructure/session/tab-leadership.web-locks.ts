import type { TabLeadership } from '#application/session/tab-leadership.port.ts'

const LOCK = 'zhiyuan.keep-alive'

/** The tab that holds the lock leads; where the browser knows no locks, or refuses them, every tab does. */
export const webLocksTabLeadership = (locks: LockManager | undefined): TabLeadership => ({
  lead: (elected) => {
    const wish = new AbortController()
    const { signal } = wish
    const lead = () => {
      if (!signal.aborted) elected()
    }
    const untilGivenUp = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release())
        lead()
      })

    if (locks) locks.request(LOCK, { signal }, untilGivenUp).catch(lead)
    else queueMicrotask(lead)
    return () => wish.abort()
  },
})

/** The locks of this browser; only a secure context has them. */
export const browserLocks = (): LockManager | undefined => navigator.locks
