import type { SessionStore } from '#application/session/session-store.port.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

/** One tab's view of what the browser keeps of a session. */
export const memorySessionStore = (browser: MemoryBrowser): SessionStore => {
  const tab = {}
  const token = browser.entry<string | null>('token', null)
  const user = browser.entry<CurrentUser | null>('user', null)
  const accountId = browser.entry<number | null>('accountId', null)
  let marked = false
  return {
    token: token.read,
    keepToken: (value) => {
      token.keep(value)
      browser.notifyOtherTabs(tab)
    },
    accountId: accountId.read,
    keepAccountId: accountId.keep,
    user: user.read,
    keepUser: user.keep,
    forget: () => {
      token.keep(null)
      accountId.keep(null)
      user.keep(null)
      marked = false
      browser.notifyOtherTabs(tab)
    },
    wipe: async () => {
      marked = false
      browser.wipe()
      browser.notifyOtherTabs(tab)
    },
    loginMarked: () => marked,
    markLogin: () => {
      marked = true
    },
    unmarkLogin: () => {
      marked = false
    },
    watch: (changed) => browser.listen(tab, () => changed({ token: token.read() })),
  }
}
