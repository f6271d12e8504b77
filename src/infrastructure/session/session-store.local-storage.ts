import type { SessionStore } from '#application/session/session-store.port.ts'
import { type BrowserMemory, wipeDatabasesAndCaches } from '../storage/databases-and-caches.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

export interface SessionStoreOptions extends BrowserMemory {
  readonly storage: SafeStorage
  /** Where `storage` events of other tabs are heard. */
  readonly tabs: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

export const localStorageSessionStore = ({ storage, tabs, ...memory }: SessionStoreOptions): SessionStore => {
  const token = () => storage.read(KEYS.token)
  /** Whose session it is; an account that is not known is another than any. */
  const owner = (): string | number | null => token() && (storage.read(KEYS.accountId) ?? token())
  /** The owner as this tab knows it, by what it did or told itself. */
  let known = owner()
  return {
    token,
    keepToken: (value) => {
      storage.write(KEYS.token, value)
      known = owner()
    },
    accountId: () => storage.read(KEYS.accountId),
    keepAccountId: (accountId) => storage.write(KEYS.accountId, accountId),
    user: () => {
      const user = storage.read(KEYS.userInfo)
      return user && { ...user, organisations: storage.read(KEYS.organisations) }
    },
    keepUser: ({ organisations, ...user }) => {
      storage.write(KEYS.userInfo, user)
      storage.write(KEYS.organisations, organisations)
    },
    forgetUser: () => storage.remove(KEYS.userInfo, KEYS.organisations),
    forget: () => {
      known = null
      storage.remove(KEYS.token, KEYS.accountId, KEYS.userInfo, KEYS.organisations, KEYS.loginMarker)
    },
    wipe: async () => {
      known = null
      storage.clear()
      await wipeDatabasesAndCaches(memory)
    },
    loginMarked: () => storage.read(KEYS.loginMarker),
    markLogin: () => storage.write(KEYS.loginMarker, true),
    unmarkLogin: () => storage.remove(KEYS.loginMarker),
    watch: (changed) => {
      const tell = (wiped: boolean) => {
        const now = owner()
        // The next person's session is there before this tab heard of the end of its own.
        const isReplaced = known !== null && now !== null && known !== now
        const isWiped = wiped && now === null
        // What lies in this tab alone is not written into the wiped store.
        if (isReplaced || isWiped) storage.unkept.clear()
        if (isReplaced) changed({ token: null, wiped: true })
        known = now
        changed({ token: token(), wiped: isWiped })
      }
      const listen = ({ key, oldValue }: StorageEvent) => {
        // A store cleared as a whole names no key. The first user under a token is one whose session is whole by now.
        const isUser = key === KEYS.userInfo.name && oldValue === null
        if (isUser || key === KEYS.token.name || key === null) tell(key === null)
      }
      // A page that Back brings up again as it was left has heard nothing of what other tabs did.
      const wake = ({ persisted }: PageTransitionEvent) => {
        if (persisted) tell(true)
      }
      tabs.addEventListener('storage', listen)
      tabs.addEventListener('pageshow', wake)
      return () => {
        tabs.removeEventListener('storage', listen)
        tabs.removeEventListener('pageshow', wake)
      }
    },
  }
}
