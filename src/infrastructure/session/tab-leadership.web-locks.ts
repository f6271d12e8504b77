import type { TabLeadership } from '#application/session/tab-leadership.port.ts'

const LOCK = 'zhiyuan.keep-alive'

/**
 * The tab that holds the lock leads; where the browser knows no locks, or refuses them, every tab does. One that the browser freezes
 * would hold it and do nothing.
 */
export const webLocksTabLeadership = (
  locks: LockManager | undefined,
  page: EventTarget = document,
): TabLeadership => ({
  lead: (elected, passed) => {
    const wish = new AbortController()
    const { signal } = wish
    const ask = () => {
      const turn = new AbortController()
      const lead = () => {
        if (!turn.signal.aborted) elected()
      }
      const end = () => turn.abort()
      const untilGivenUp = () =>
        new Promise<void>((release) => {
          turn.signal.addEventListener('abort', () => release())
          lead()
        })
      const sleep = () => {
        end()
        passed()
        page.addEventListener('resume', ask, { once: true, signal })
      }
      signal.addEventListener('abort', end)
      page.addEventListener('freeze', sleep, { once: true, signal })
      if (locks) locks.request(LOCK, { signal: turn.signal }, untilGivenUp).catch(lead)
      else queueMicrotask(lead)
    }
    ask()
    return () => wish.abort()
  },
})

/** The locks of this browser; only a secure context has them. */
export const browserLocks = (): LockManager | undefined => navigator.locks
