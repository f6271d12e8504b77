import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import type { AppActors, HomeLogic } from '#application/app-actors.ts'
import type { CallNews } from '#application/connection/call-news.ts'
import { makeRunningCharts } from '#application/connection/running-charts.ts'
import { makeSignal } from '#application/kernel/signal.ts'
import type { Expiry } from '#application/session/expiry-signal.ts'
import { makeUnsentWork } from '#application/session/unsent-work.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'
import type { AppContext } from './app-context.ts'
import { visitorModules } from './bundles/visitor.ts'
import {
  CAROUSEL_LOGIC,
  CATEGORIES_ACTOR,
  FILTER_CRITERIA_STORE,
  HOME_LOGIC,
  HOME_PORT,
} from './catalogue/tokens.ts'
import {
  APPEARANCE_ACTOR,
  APPEARANCE_STORE,
  CHROME_ACTOR,
  CHROME_STORE,
  REOPENING_STORE,
  SCHOOL_LOCAL_ACTOR,
  SCHOOL_LOCAL_STORE,
} from './navigation/tokens.ts'
import { NOTIFICATIONS_ACTOR } from './notification/tokens.ts'
import { SEARCH_HISTORY_STORE, SEARCH_PANEL_ACTOR } from './search/tokens.ts'
import {
  ACCESS_ACTOR,
  EXPIRY_SIGNAL,
  LOGIN_DIALOG_ACTOR,
  LOGIN_LANDING_ACTOR,
  PARKED_PLACE_STORE,
  SESSION_ACTOR,
  SESSION_STORE,
  UNSENT_WORK,
} from './session/tokens.ts'
import { CALL_SIGNAL, CONFIGURATION, RUNNING_CHARTS } from './tokens.ts'

/** The container of a tab with the modules for visitors; bundles load theirs into it later. */
export const makeContainer = (
  configuration: Configuration,
  adapters: readonly ContainerModule[],
): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(CONFIGURATION).toConstantValue(configuration)
  container.bind(EXPIRY_SIGNAL).toResolvedValue(makeSignal<Expiry>)
  container.bind(CALL_SIGNAL).toResolvedValue(makeSignal<CallNews>)
  container.bind(RUNNING_CHARTS).toResolvedValue(makeRunningCharts)
  container.bind(UNSENT_WORK).toResolvedValue(makeUnsentWork)
  container.load(...visitorModules, ...adapters)
  return container
}

/** The actors that run as long as the tab. */
export const actorsIn = (container: Container): AppActors => ({
  session: container.get(SESSION_ACTOR),
  loginDialog: container.get(LOGIN_DIALOG_ACTOR),
  access: container.get(ACCESS_ACTOR),
  loginLanding: container.get(LOGIN_LANDING_ACTOR),
  notifications: container.get(NOTIFICATIONS_ACTOR),
  categories: container.get(CATEGORIES_ACTOR),
  searchPanel: container.get(SEARCH_PANEL_ACTOR),
  chrome: container.get(CHROME_ACTOR),
  schoolLocal: container.get(SCHOOL_LOCAL_ACTOR),
  appearance: container.get(APPEARANCE_ACTOR),
})

export const homeLogicIn = (container: Container): HomeLogic => ({
  home: container.get(HOME_LOGIC),
  initialBanners: container.get(HOME_PORT).initialBanners,
  carousel: container.get(CAROUSEL_LOGIC),
})

/** The stores that the wiring uses. */
export const storesIn = (container: Container): AppContext['stores'] => ({
  session: container.get(SESSION_STORE),
  parkedPlace: container.get(PARKED_PLACE_STORE),
  searchHistory: container.get(SEARCH_HISTORY_STORE),
  filterCriteria: container.get(FILTER_CRITERIA_STORE),
  chrome: container.get(CHROME_STORE),
  schoolLocal: container.get(SCHOOL_LOCAL_STORE),
  appearance: container.get(APPEARANCE_STORE),
  reopening: container.get(REOPENING_STORE),
})

/** The session starts last, because all listeners must be running when it emits its first events. */
export const inStartOrder = ({ session, ...others }: AppActors): readonly { start(): unknown }[] => [
  ...Object.values(others),
  session,
]
