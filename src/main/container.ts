import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import type { AppActors, HomeLogic } from '#application/app-actors.ts'
import { makeExpirySignal } from '#application/session/expiry-signal.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'
import { catalogueModule } from './catalogue.module.ts'
import { navigationModule } from './navigation.module.ts'
import { searchModule } from './search.module.ts'
import { sessionModule } from './session.module.ts'
import { ACTOR, CAROUSEL_LOGIC, CONFIGURATION, EXPIRY_SIGNAL, HOME_LOGIC, HOME_PORT } from './tokens.ts'

/** One module a feature: the statecharts, whatever set of adapters answers their ports. */
const FEATURES: readonly ContainerModule[] = [sessionModule, catalogueModule, searchModule, navigationModule]

export const makeContainer = (
  configuration: Configuration,
  adapters: readonly ContainerModule[],
): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(CONFIGURATION).toConstantValue(configuration)
  container.bind(EXPIRY_SIGNAL).toResolvedValue(makeExpirySignal)
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
  bannersAtHand: container.get(HOME_PORT).bannersAtHand,
  carousel: container.get(CAROUSEL_LOGIC),
})

/** The session comes last: what it says when it starts must find everybody listening. */
export const startActors = ({ session, ...others }: AppActors): void => {
  for (const actor of Object.values<{ start(): unknown }>(others)) actor.start()
  session.start()
}
