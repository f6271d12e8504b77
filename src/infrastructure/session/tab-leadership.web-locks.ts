import type { TabLeadership } from '#application/session/tab-leadership.port.ts'
import type { TabLocks } from './tab-locks.ts'

const LOCK = 'zhiyuan.keep-alive'

/**
 * The tab that holds the lock leads; where the browser refuses locks, every tab does. One that the browser freezes
 * would hold it and do nothing.
 */
export const webLocksTabLeadership = (locks: TabLocks, page: EventTarget = document): TabLeadership => ({
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
      locks.request(LOCK, { signal: turn.signal }, untilGivenUp).catch(lead)
    }
    ask()
    return () => wish.abort()
  },
})
