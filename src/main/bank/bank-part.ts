import type { Container, ContainerModule } from 'inversify'
import type { BankLogic } from '#application/app-actors.ts'
import type { Wired } from '../wired.ts'
import { wireBasket } from './basket-wiring.ts'
import { paperBank } from './paper.module.ts'
import { BASKET, BASKET_STORE } from './tokens.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = [paperBank]

/** The statecharts of the question bank, bound to their ports. */
export const openBank = (
  container: Container,
  adapters: readonly ContainerModule[],
  wired: Wired,
): BankLogic => {
  container.load(...FEATURES, ...adapters)
  const basket = container.get(BASKET)
  wireBasket(wired, basket, container.get(BASKET_STORE))
  return { basket }
}
