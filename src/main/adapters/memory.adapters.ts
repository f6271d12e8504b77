import { ContainerModule } from 'inversify'
import { memoryCategories } from '#infrastructure/catalogue/category.memory.ts'
import { memoryFilterCriteria } from '#infrastructure/catalogue/filter-criteria.memory.ts'
import { memoryHome } from '#infrastructure/catalogue/home.memory.ts'
import { memoryHomeLive } from '#infrastructure/live/home-live.memory.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAppearance } from '#infrastructure/navigation/appearance-store.memory.ts'
import { memoryChrome } from '#infrastructure/navigation/chrome-store.memory.ts'
import { memorySchoolLocal } from '#infrastructure/navigation/school-local-store.memory.ts'
import { memoryHotSearch } from '#infrastructure/search/hot-search.memory.ts'
import { memorySearchHistory } from '#infrastructure/search/search-history.memory.ts'
import { memoryCredentials } from '#infrastructure/session/credential-memory.memory.ts'
import { memoryParkedPlace } from '#infrastructure/session/parked-place.memory.ts'
import { memorySession } from '#infrastructure/session/session.memory.ts'
import { memorySessionStore } from '#infrastructure/session/session-store.memory.ts'
import { memoryTabLeadership } from '#infrastructure/session/tab-leadership.memory.ts'
import { memoryVisitorId } from '#infrastructure/session/visitor-id.memory.ts'
import {
  APPEARANCE_STORE,
  CATEGORY_PORT,
  CHROME_STORE,
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
  VISITOR_ID_PORT,
} from '../tokens.ts'
import type { AdapterSet } from './adapter-set.ts'
import { BROWSER, CALLER, WORLD } from './memory-ground.ts'
import { memoryInside } from './memory-inside.adapters.ts'

/** The set that needs no server and no browser, over a backend and a browser in memory. */
export const memoryAdapters = (backend: MemoryBackend, browser: MemoryBrowser): AdapterSet => ({
  outside: [
    new ContainerModule(({ bind }) => {
      bind(WORLD).toConstantValue(backend)
      bind(BROWSER).toConstantValue(browser)
      bind(CALLER).toResolvedValue(
        (store, expiry) => ({ token: store.token, expired: expiry.tell }),
        [SESSION_STORE, EXPIRY_SIGNAL],
      )
    }),
    session,
    catalogue,
    search,
    live,

    navigation,
  ],
  inside: () => Promise.resolve(memoryInside),
})

const session = new ContainerModule(({ bind }) => {
  bind(SESSION_PORT).toResolvedValue(memorySession, [WORLD, CALLER])
  bind(SESSION_STORE).toResolvedValue(memorySessionStore, [BROWSER])
  bind(CREDENTIAL_MEMORY).toResolvedValue(memoryCredentials, [BROWSER])
  bind(VISITOR_ID_PORT).toResolvedValue(() => memoryVisitorId())
  bind(TAB_LEADERSHIP).toResolvedValue(memoryTabLeadership)
  bind(PARKED_PLACE_STORE).toResolvedValue(memoryParkedPlace, [BROWSER])
})

const catalogue = new ContainerModule(({ bind }) => {
  bind(CATEGORY_PORT).toResolvedValue(memoryCategories, [WORLD, CALLER])
  bind(HOME_PORT).toResolvedValue(memoryHome, [WORLD, CALLER])
  bind(FILTER_CRITERIA_STORE).toResolvedValue(memoryFilterCriteria, [BROWSER])
})

const search = new ContainerModule(({ bind }) => {
  bind(HOT_SEARCH_PORT).toResolvedValue(memoryHotSearch, [WORLD, CALLER])
  bind(SEARCH_HISTORY_STORE).toResolvedValue(memorySearchHistory, [BROWSER])
})

const live = new ContainerModule(({ bind }) => {
  bind(HOME_LIVE_PORT).toResolvedValue(memoryHomeLive, [WORLD, CALLER])
})

const navigation = new ContainerModule(({ bind }) => {
  bind(CHROME_STORE).toResolvedValue(memoryChrome, [BROWSER])
  bind(SCHOOL_LOCAL_STORE).toResolvedValue(memorySchoolLocal, [BROWSER])
  bind(APPEARANCE_STORE).toResolvedValue(memoryAppearance, [BROWSER])
})

/** A short wait, so that a demo shows what loading looks like. */
const DEMO_LATENCY_MS = 150

export const adapters: AdapterSet = memoryAdapters(
  createMemoryBackend({ latencyMs: DEMO_LATENCY_MS }),
  createMemoryBrowser(),
)
