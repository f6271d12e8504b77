import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import type { AppActors, HomeLogic } from '#application/app-actors.ts'
import { makeExpirySignal } from '#application/session/expiry-signal.ts'
import { makeUnsentWork } from '#application/session/unsent-work.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'
import { catalogueModule } from './catalogue.module.ts'
import { navigationModule } from './navigation.module.ts'
import { searchModule } from './search.module.ts'
import { sessionModule } from './session.module.ts'
import {
  ACTOR,
  APPEARANCE_STORE,
  CAROUSEL_LOGIC,
  CHROME_STORE,
  CONFIGURATION,
  EXPIRY_SIGNAL,
  FILTER_CRITERIA_STORE,
  HOME_LOGIC,
  HOME_PORT,
  PARKED_PLACE_STORE,
  SCHOOL_LOCAL_STORE,
  SEARCH_HISTORY_STORE,
  SESSION_STORE,
  UNSENT_WORK,
} from './tokens.ts'
import type { Wired } from './wired.ts'

/** One module a feature: the statecharts, whatever set of adapters answers their ports. */
const FEATURES: readonly ContainerModule[] = [sessionModule, catalogueModule, searchModule, navigationModule]

export const makeContainer = (
  configuration: Configuration,
  adapters: readonly ContainerModule[],
): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(CONFIGURATION).toConstantValue(configuration)
  container.bind(EXPIRY_SIGNAL).toResolvedValue(makeExpirySignal)
  container.bind(UNSENT_WORK).toResolvedValue(makeUnsentWork)
  container.load(...FEATURES, ...adapters)
  return container
}

export const actorsIn = (container: Container): AppActors => ({
  session: container.get(ACTOR.session),
  loginDialog: container.get(ACTOR.loginDialog),
  loginLanding: container.get(ACTOR.loginLanding),
  notifications: container.get(ACTOR.notifications),
  categories: container.get(ACTOR.categories),
  searchPanel: container.get(ACTOR.searchPanel),
  chrome: container.get(ACTOR.chrome),
  schoolLocal: container.get(ACTOR.schoolLocal),
  appearance: container.get(ACTOR.appearance),
})

export const homeLogicIn = (container: Container): HomeLogic => ({
  home: container.get(HOME_LOGIC),
  initialBanners: container.get(HOME_PORT).initialBanners,
  carousel: container.get(CAROUSEL_LOGIC),
})

/** Where the app keeps what lasts longer than it runs. */
export const storesIn = (container: Container): Wired['stores'] => ({
  session: container.get(SESSION_STORE),
  parkedPlace: container.get(PARKED_PLACE_STORE),
  searchHistory: container.get(SEARCH_HISTORY_STORE),
  filterCriteria: container.get(FILTER_CRITERIA_STORE),
  chrome: container.get(CHROME_STORE),
  schoolLocal: container.get(SCHOOL_LOCAL_STORE),
  appearance: container.get(APPEARANCE_STORE),
})

/** The session comes last: what it says when it starts must find everybody listening. */
export const inStartOrder = ({ session, ...others }: AppActors): readonly { start(): unknown }[] => [
  ...Object.values(others),
  session,
]
