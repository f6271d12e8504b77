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
      browser.notifyOtherTabs(tab, 'token')
    },
    accountId: accountId.read,
    keepAccountId: accountId.keep,
    user: user.read,
    keepUser: (value) => {
      const isFirst = user.read() === null
      user.keep(value)
      if (isFirst) browser.notifyOtherTabs(tab, 'token')
    },
    forgetUser: () => user.keep(null),
    forget: () => {
      token.keep(null)
      accountId.keep(null)
      user.keep(null)
      marked = false
      browser.notifyOtherTabs(tab, 'token')
    },
    wipe: async () => {
      marked = false
      browser.wipe()
      browser.notifyOtherTabs(tab, null)
    },
    loginMarked: () => marked,
    markLogin: () => {
      marked = true
    },
    unmarkLogin: () => {
      marked = false
    },
    watch: (changed) => browser.listen(tab, 'token', (wiped) => changed({ token: token.read(), wiped })),
  }
}
