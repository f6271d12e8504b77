import type { AppActors } from '#application/app-actors.ts'
import type { FilterCriteriaStore } from '#application/catalogue/filter-criteria.port.ts'
import type { CallNews } from '#application/connection/call-news.ts'
import type { RunningCharts } from '#application/connection/running-charts.ts'
import type { Signal } from '#application/kernel/signal.ts'
import type { AppearanceStore } from '#application/navigation/appearance-store.port.ts'
import type { ChromeStore } from '#application/navigation/chrome-store.port.ts'
import type { ReopeningStore } from '#application/navigation/reopening-store.port.ts'
import type { SchoolLocalStore } from '#application/navigation/school-local-store.port.ts'
import type { SearchHistoryStore } from '#application/search/search.port.ts'
import type { ExpirySignal } from '#application/session/expiry-signal.ts'
import type { ParkedPlaceStore } from '#application/session/parked-place.port.ts'
import type { SessionStore } from '#application/session/session-store.port.ts'
import type { Addresses, Navigator } from './navigation/navigator.ts'
import type { Wording } from './wording.ts'

/** The actors that the wiring connects, and the services that it needs. */
export interface AppContext {
  readonly actors: AppActors
  readonly stores: {
    readonly session: SessionStore
    readonly parkedPlace: ParkedPlaceStore
    readonly searchHistory: SearchHistoryStore
    readonly filterCriteria: FilterCriteriaStore
    readonly chrome: ChromeStore
    readonly schoolLocal: SchoolLocalStore
    readonly appearance: AppearanceStore
    readonly reopening: ReopeningStore
  }
  readonly expiry: ExpirySignal
  /** Reports about slow, failed and kept calls. */
  readonly calls: Signal<CallNews>
  /** Every started statechart is added, for the diagnosis. */
  readonly running: RunningCharts
  readonly navigator: Navigator
  readonly addresses: Addresses
  readonly wording: Wording
  /**
   * Makes UNIQUE_ID ahead of a sign-in; called when the popup opens or the page is idle, to keep the first
   * visit fast.
   */
  readonly prepareSignIn: () => void
}
