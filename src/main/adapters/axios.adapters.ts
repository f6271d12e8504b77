import { ContainerModule } from 'inversify'
import { axiosCategories } from '#infrastructure/catalogue/category.axios.ts'
import { localStorageFilterCriteria } from '#infrastructure/catalogue/filter-criteria.local-storage.ts'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { type InitialData, readInitialData } from '#infrastructure/http/initial-data.ts'
import { axiosHomeLive } from '#infrastructure/live/home-live.axios.ts'
import { localStorageAppearance } from '#infrastructure/navigation/appearance-store.local-storage.ts'
import { webStorageChrome } from '#infrastructure/navigation/chrome-store.web-storage.ts'
import { webStorageSchoolLocal } from '#infrastructure/navigation/school-local-store.web-storage.ts'
import { axiosHotSearch } from '#infrastructure/search/hot-search.axios.ts'
import { localStorageSearchHistory } from '#infrastructure/search/search-history.local-storage.ts'
import { lazyCredentialMemory } from '#infrastructure/session/credential-memory.lazy.ts'
import { sessionStorageParkedPlace } from '#infrastructure/session/parked-place.session-storage.ts'
import { lazySession } from '#infrastructure/session/session.lazy.ts'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { browserLocks, webLocksTabLeadership } from '#infrastructure/session/tab-leadership.web-locks.ts'
import { lazyVisitorId } from '#infrastructure/session/visitor-id.lazy.ts'
import { browserStorage } from '#infrastructure/storage/safe-storage.ts'
import { browserMemory } from '#infrastructure/storage/wipe.ts'
import {
  APPEARANCE_STORE,
  CATEGORY_PORT,
  CHROME_STORE,
  CONFIGURATION,
  CREDENTIAL_MEMORY,
  EXPIRY_SIGNAL,
  FILTER_CRITERIA_STORE,
  HOME_LIVE_PORT,
  HOME_PORT,
  HOT_SEARCH_PORT,
  PARKED_PLACE_STORE,
  SCHOOL_LOCAL_STORE,
  SEARCH_HISTORY_STORE,
  SESSION_PORT,
  SESSION_STORE,
  TAB_LEADERSHIP,
  token,
  VISITOR_ID_PORT,
} from '../tokens.ts'
import type { AdapterSet } from './adapter-set.ts'
import { HTTP, STORAGE } from './axios-ground.ts'

const INITIAL_DATA = token<InitialData>('InitialData')

const ground = new ContainerModule(({ bind }) => {
  bind(STORAGE).toResolvedValue(browserStorage)
  bind(INITIAL_DATA).toResolvedValue(() => readInitialData(document))
  bind(HTTP).toResolvedValue(
    (configuration, store, expiry) =>
      createHttp({ baseUrl: configuration.apiHost, token: store.token, expired: expiry.tell }),
    [CONFIGURATION, SESSION_STORE, EXPIRY_SIGNAL],
  )
})

const session = new ContainerModule(({ bind }) => {
  bind(SESSION_PORT).toResolvedValue(
    (http) =>
      lazySession(async () => (await import('#infrastructure/session/session.axios.ts')).axiosSession(http)),
    [HTTP],
  )
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
})

const catalogue = new ContainerModule(({ bind }) => {
  bind(CATEGORY_PORT).toResolvedValue(axiosCategories, [HTTP])
  bind(HOME_PORT).toResolvedValue(axiosHome, [HTTP, INITIAL_DATA])
  bind(FILTER_CRITERIA_STORE).toResolvedValue(localStorageFilterCriteria, [STORAGE])
})

const search = new ContainerModule(({ bind }) => {
  bind(HOT_SEARCH_PORT).toResolvedValue(axiosHotSearch, [HTTP])
  bind(SEARCH_HISTORY_STORE).toResolvedValue(localStorageSearchHistory, [STORAGE])
})

const live = new ContainerModule(({ bind }) => {
  bind(HOME_LIVE_PORT).toResolvedValue(axiosHomeLive, [HTTP])
})

const navigation = new ContainerModule(({ bind }) => {
  bind(CHROME_STORE).toResolvedValue(webStorageChrome, [STORAGE])
  bind(SCHOOL_LOCAL_STORE).toResolvedValue(webStorageSchoolLocal, [STORAGE])
  bind(APPEARANCE_STORE).toResolvedValue(localStorageAppearance, [STORAGE])
})

/** The set that speaks to the reference server, or to any backend of the same wire. */
export const adapters: AdapterSet = {
  outside: [ground, session, catalogue, search, live, navigation],
  inside: async () => (await import('./axios-inside.adapters.ts')).axiosInside,
}
