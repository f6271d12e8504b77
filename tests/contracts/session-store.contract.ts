import { describe, expect, it } from 'vitest'
import type { SessionStore } from '#application/session/session-store.port.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { aUser } from '#tests/support/people.ts'

/** The stores of two tabs of one browser. */
export interface TwoTabs {
  readonly tab: SessionStore
  readonly other: SessionStore
}

export interface SessionStoreTraits {
  /** Whether the tabs see each other; a browser that keeps nothing has tabs that do not. */
  readonly shared: boolean
}

const USERS: readonly (readonly [string, CurrentUser])[] = [
  ['a user', aUser()],
  ['a user without a role', aUser({ roleMenus: 'absent' })],
  ['a user with empty menus and no school', aUser({ roleMenus: [], organisations: [] })],
]

/** `SessionStore`. R-session-4 to R-session-7. */
export const sessionStoreContract = (
  name: string,
  make: () => TwoTabs,
  { shared }: SessionStoreTraits = { shared: true },
): void => {
  describe(`${name}: session store`, () => {
    it('knows nothing at first', () => {
      const { tab } = make()
      expect([tab.token(), tab.accountId(), tab.user(), tab.loginMarked()]).toEqual([null, null, null, false])
    })

    it('keeps a token and the last one of two', () => {
      const { tab } = make()
      tab.keepToken('first')
      tab.keepToken('second')
      expect(tab.token()).toBe('second')
    })

    it.each(USERS)('keeps %s as they are', (_, user) => {
      const { tab } = make()
      tab.keepUser(user)
      expect(tab.user()).toEqual(user)
    })

    it('forgets who is behind a session and keeps it', () => {
      const { tab } = make()
      tab.keepToken('token')
      tab.keepUser(aUser())
      tab.forgetUser()
      expect([tab.token(), tab.user()]).toEqual(['token', null])
    })

    it('keeps the login marker', () => {
      const { tab } = make()
      tab.markLogin()
      expect(tab.loginMarked()).toBe(true)
      tab.unmarkLogin()
      expect(tab.loginMarked()).toBe(false)
    })

    it('forgets token, account, user, schools and the login marker at an expiry', () => {
      const { tab } = make()
      tab.keepAccountId(3_000_000_000_000)
      expect(tab.accountId()).toBe(3_000_000_000_000)
      tab.keepToken('token')
      tab.keepUser(aUser())
      tab.markLogin()
      tab.forget()
      expect([tab.token(), tab.accountId(), tab.user(), tab.loginMarked()]).toEqual([null, null, null, false])
      tab.keepUser(aUser({ organisations: [] }))
      expect(tab.user()?.organisations).toEqual([])
    })

    it('wipes everything at a log-out, and works on', async () => {
      const { tab } = make()
      tab.keepToken('token')
      tab.keepUser(aUser())
      tab.markLogin()
      await tab.wipe()
      expect([tab.token(), tab.user(), tab.loginMarked()]).toEqual([null, null, false])
      tab.keepToken('next')
      expect(tab.token()).toBe('next')
    })

    if (!shared) return

    it('tells a tab what another one does, until it no longer listens', async () => {
      const { tab, other } = make()
      const heard: unknown[] = []
      const deafen = tab.watch((change) => heard.push(change))
      other.keepToken('theirs')
      expect(heard).toEqual([{ token: 'theirs', wiped: false }])
      other.forget()
      expect(heard.at(-1)).toEqual({ token: null, wiped: false })
      other.keepToken('again')
      await other.wipe()
      expect(heard.at(-1)).toEqual({ token: null, wiped: true })
      const count = heard.length
      deafen()
      other.keepToken('unheard')
      expect(heard.length).toBe(count)
    })

    it('tells a tab of a session that another one made whole, once', () => {
      const { tab, other } = make()
      other.keepToken('theirs')
      const heard: (string | null)[] = []
      tab.watch(({ token }) => heard.push(token))
      other.keepUser(aUser())
      other.keepUser(aUser({ name: '王强' }))
      expect(heard).toEqual(['theirs'])
      other.forgetUser()
      other.keepUser(aUser())
      expect(heard).toEqual(['theirs', 'theirs'])
    })

    it('does not tell a tab of its own deeds', () => {
      const { tab } = make()
      const heard: unknown[] = []
      tab.watch((change) => heard.push(change))
      tab.keepToken('mine')
      tab.forget()
      expect(heard).toEqual([])
    })

    it('does not mark other tabs as logged in', () => {
      const { tab, other } = make()
      tab.markLogin()
      expect(other.loginMarked()).toBe(false)
    })
  })
}
