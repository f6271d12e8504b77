import type { ServiceIdentifier } from 'inversify'
import type { AppActors, HomeLogic } from '#application/app-actors.ts'
import type { CategoryPort } from '#application/catalogue/category.port.ts'
import type { FilterCriteriaStore } from '#application/catalogue/filter-criteria.port.ts'
import type { HomePort } from '#application/catalogue/home.port.ts'
import type { HomeLivePort } from '#application/live/live.port.ts'
import type { AppearanceStore } from '#application/navigation/appearance-store.port.ts'
import type { ChromeStore } from '#application/navigation/chrome-store.port.ts'
import type { SchoolLocalStore } from '#application/navigation/school-local-store.port.ts'
import type { HotSearchPort, SearchHistoryStore } from '#application/search/search.port.ts'
import type { CredentialMemory } from '#application/session/credential-memory.port.ts'
import type { ExpirySignal } from '#application/session/expiry-signal.ts'
import type { ParkedPlaceStore } from '#application/session/parked-place.port.ts'
import type { SessionPort } from '#application/session/session.port.ts'
import type { SessionStore } from '#application/session/session-store.port.ts'
import type { TabLeadership } from '#application/session/tab-leadership.port.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import type { VisitorIdPort } from '#application/session/visitor-id.port.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/** A function, not a constant: a constant's type would be narrowed to `symbol` and nothing would be checked any more. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

export const CONFIGURATION = token<Configuration>('Configuration')
export const EXPIRY_SIGNAL = token<ExpirySignal>('ExpirySignal')

export const SESSION_PORT = token<SessionPort>('SessionPort')
export const SESSION_STORE = token<SessionStore>('SessionStore')
export const CREDENTIAL_MEMORY = token<CredentialMemory>('CredentialMemory')
export const VISITOR_ID_PORT = token<VisitorIdPort>('VisitorIdPort')
export const TAB_LEADERSHIP = token<TabLeadership>('TabLeadership')
export const UNSENT_WORK = token<UnsentWork>('UnsentWork')
export const PARKED_PLACE_STORE = token<ParkedPlaceStore>('ParkedPlaceStore')
export const CATEGORY_PORT = token<CategoryPort>('CategoryPort')
export const HOME_PORT = token<HomePort>('HomePort')
export const FILTER_CRITERIA_STORE = token<FilterCriteriaStore>('FilterCriteriaStore')
export const HOT_SEARCH_PORT = token<HotSearchPort>('HotSearchPort')
export const SEARCH_HISTORY_STORE = token<SearchHistoryStore>('SearchHistoryStore')
export const HOME_LIVE_PORT = token<HomeLivePort>('HomeLivePort')
export const CHROME_STORE = token<ChromeStore>('ChromeStore')
export const SCHOOL_LOCAL_STORE = token<SchoolLocalStore>('SchoolLocalStore')
export const APPEARANCE_STORE = token<AppearanceStore>('AppearanceStore')

/** One token for each long-lived statechart, by its name in `AppActors`. */
export const ACTOR = {
  session: token<AppActors['session']>('actor session'),
  loginDialog: token<AppActors['loginDialog']>('actor loginDialog'),
  loginLanding: token<AppActors['loginLanding']>('actor loginLanding'),
  notifications: token<AppActors['notifications']>('actor notifications'),
  categories: token<AppActors['categories']>('actor categories'),
  searchPanel: token<AppActors['searchPanel']>('actor searchPanel'),
  chrome: token<AppActors['chrome']>('actor chrome'),
  schoolLocal: token<AppActors['schoolLocal']>('actor schoolLocal'),
  appearance: token<AppActors['appearance']>('actor appearance'),
} as const

export const HOME_LOGIC = token<HomeLogic['home']>('logic home')
export const CAROUSEL_LOGIC = token<HomeLogic['carousel']>('logic carousel')
