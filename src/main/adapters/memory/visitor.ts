import { ContainerModule } from 'inversify'
import { memoryCategories } from '#infrastructure/catalogue/category.memory.ts'
import { memoryFilterCriteria } from '#infrastructure/catalogue/filter-criteria.memory.ts'
import { memoryHome } from '#infrastructure/catalogue/home.memory.ts'
import { memoryHomeLive } from '#infrastructure/live/home-live.memory.ts'
import {
  memoryAppearance,
  memoryChrome,
  memoryReopening,
  memorySchoolLocal,
} from '#infrastructure/navigation/frame-stores.memory.ts'
import { memoryHotSearch } from '#infrastructure/search/hot-search.memory.ts'
import { memorySearchHistory } from '#infrastructure/search/search-history.memory.ts'
import { memoryCredentials } from '#infrastructure/session/credential-memory.memory.ts'
import { memoryParkedPlace } from '#infrastructure/session/parked-place.memory.ts'
import { memorySession } from '#infrastructure/session/session.memory.ts'
import { memorySessionStore } from '#infrastructure/session/session-store.memory.ts'
import { memoryTabLeadership } from '#infrastructure/session/tab-leadership.memory.ts'
import { memoryVisitorId } from '#infrastructure/session/visitor-id.memory.ts'
import { CATEGORY_PORT, FILTER_CRITERIA_STORE, HOME_PORT } from '../../catalogue/tokens.ts'
import { HOME_LIVE_PORT } from '../../live/tokens.ts'
import {
  APPEARANCE_STORE,
  CHROME_STORE,
  REOPENING_STORE,
  SCHOOL_LOCAL_STORE,
} from '../../navigation/tokens.ts'
import { HOT_SEARCH_PORT, SEARCH_HISTORY_STORE } from '../../search/tokens.ts'
import {
  CREDENTIAL_MEMORY,
  PARKED_PLACE_STORE,
  SESSION_PORT,
  SESSION_STORE,
  TAB_LEADERSHIP,
  VISITOR_ID_PORT,
} from '../../session/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports that visitors need, too, in memory. */
export const memoryVisitor = new ContainerModule(({ bind }) => {
  bind(SESSION_PORT).toResolvedValue(memorySession, [BACKEND, CALLER])
  bind(SESSION_STORE).toResolvedValue(memorySessionStore, [BROWSER])
  bind(CREDENTIAL_MEMORY).toResolvedValue(memoryCredentials, [BROWSER])
  bind(VISITOR_ID_PORT).toResolvedValue(() => memoryVisitorId())
  bind(TAB_LEADERSHIP).toResolvedValue(memoryTabLeadership)
  bind(PARKED_PLACE_STORE).toResolvedValue(memoryParkedPlace, [BROWSER])
  bind(CATEGORY_PORT).toResolvedValue(memoryCategories, [BACKEND, CALLER])
  bind(HOME_PORT).toResolvedValue(memoryHome, [BACKEND, CALLER])
  bind(FILTER_CRITERIA_STORE).toResolvedValue(memoryFilterCriteria, [BROWSER])
  bind(HOT_SEARCH_PORT).toResolvedValue(memoryHotSearch, [BACKEND, CALLER])
  bind(SEARCH_HISTORY_STORE).toResolvedValue(memorySearchHistory, [BROWSER])
  bind(HOME_LIVE_PORT).toResolvedValue(memoryHomeLive, [BACKEND, CALLER])
  bind(CHROME_STORE).toResolvedValue(memoryChrome, [BROWSER])
  bind(SCHOOL_LOCAL_STORE).toResolvedValue(memorySchoolLocal, [BROWSER])
  bind(REOPENING_STORE).toResolvedValue(memoryReopening, [BROWSER])
  bind(APPEARANCE_STORE).toResolvedValue(memoryAppearance, [BROWSER])
})
