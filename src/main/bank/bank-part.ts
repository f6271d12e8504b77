import type { Container, ContainerModule } from 'inversify'
import type { BankLogic } from '#application/app-actors.ts'
import type { Wired } from '../wired.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = []

/** The statecharts of the question bank, bound to their ports. */
export const openBank = (
  container: Container,
  adapters: readonly ContainerModule[],
  _wired: Wired,
): BankLogic => {
  container.load(...FEATURES, ...adapters)
  return {}
}
