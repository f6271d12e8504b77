import type { Container, ContainerModule } from 'inversify'
import type { SchoolLogic } from '#application/app-actors.ts'
import type { Wired } from '../wired.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = []

/** The statecharts of the school's own materials, bound to their ports. */
export const openSchool = (
  container: Container,
  adapters: readonly ContainerModule[],
  _wired: Wired,
): SchoolLogic => {
  container.load(...FEATURES, ...adapters)
  return {}
}
