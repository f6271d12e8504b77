import { ContainerModule } from 'inversify'
import { localStorageFilterCriteria } from '#infrastructure/catalogue/filter-criteria.local-storage.ts'
import { localStorageAppearance } from '#infrastructure/navigation/appearance-store.local-storage.ts'
import { webStorageChrome } from '#infrastructure/navigation/chrome-store.web-storage.ts'
import { sessionStorageReopening } from '#infrastructure/navigation/reopening-store.session-storage.ts'
import { webStorageSchoolLocal } from '#infrastructure/navigation/school-local-store.web-storage.ts'
import { localStorageSearchHistory } from '#infrastructure/search/search-history.local-storage.ts'
import { lazyCredentialMemory } from '#infrastructure/session/credential-memory.lazy.ts'
import { sessionStorageParkedPlace } from '#infrastructure/session/parked-place.session-storage.ts'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { webLocksTabLeadership } from '#infrastructure/session/tab-leadership.web-locks.ts'
import { browserLocks } from '#infrastructure/session/tab-locks.browser.ts'
import { lazyVisitorId } from '#infrastructure/session/visitor-id.lazy.ts'
import { browserMemory } from '#infrastructure/storage/databases-and-caches.ts'
import { browserStorage } from '#infrastructure/storage/safe-storage.ts'
import { FILTER_CRITERIA_STORE } from '../../catalogue/tokens.ts'
import {
  APPEARANCE_STORE,
  CHROME_STORE,
  REOPENING_STORE,
  SCHOOL_LOCAL_STORE,
} from '../../navigation/tokens.ts'
import { SEARCH_HISTORY_STORE } from '../../search/tokens.ts'
import {
  CREDENTIAL_MEMORY,
  PARKED_PLACE_STORE,
  SESSION_STORE,
  TAB_LEADERSHIP,
  VISITOR_ID_PORT,
} from '../../session/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser adapters that visitors need, too. */
export const browserVisitor = new ContainerModule(({ bind }) => {
  bind(STORAGE).toResolvedValue(browserStorage)
  bind(SESSION_STORE).toResolvedValue(
    (storage) => localStorageSessionStore({ storage, tabs: window, ...browserMemory() }),
    [STORAGE],
  )
  bind(CREDENTIAL_MEMORY).toResolvedValue(
    (storage) =>
      lazyCredentialMemory(async () => {
        const webCrypto = await import('#infrastructure/session/credential-memory.web-crypto.ts')
        return webCrypto.webCryptoCredentialMemory({ storage, ...webCrypto.browserCrypto() })
      }),
    [STORAGE],
  )
  bind(VISITOR_ID_PORT).toResolvedValue(
    (storage) =>
      lazyVisitorId(async () =>
        (await import('#infrastructure/session/visitor-id.fingerprint.ts')).fingerprintVisitorId({ storage }),
      ),
    [STORAGE],
  )
  bind(TAB_LEADERSHIP).toResolvedValue(() => webLocksTabLeadership(browserLocks()))
  bind(PARKED_PLACE_STORE).toResolvedValue(sessionStorageParkedPlace, [STORAGE])
  bind(FILTER_CRITERIA_STORE).toResolvedValue(localStorageFilterCriteria, [STORAGE])
  bind(SEARCH_HISTORY_STORE).toResolvedValue(localStorageSearchHistory, [STORAGE])
  bind(CHROME_STORE).toResolvedValue(webStorageChrome, [STORAGE])
  bind(SCHOOL_LOCAL_STORE).toResolvedValue(webStorageSchoolLocal, [STORAGE])
  bind(REOPENING_STORE).toResolvedValue(sessionStorageReopening, [STORAGE])
  bind(APPEARANCE_STORE).toResolvedValue(localStorageAppearance, [STORAGE])
})
