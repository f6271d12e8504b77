import type { Container, ContainerModule } from 'inversify'
import type { AppContext } from '../app-context.ts'
import { listModule } from '../catalogue/list.module.ts'
import { FILTERS_ACTOR, LIST_ACTOR, LIST_VIEW_STORE } from '../catalogue/list.tokens.ts'
import { wireList } from '../catalogue/list.wiring.ts'
import type { ListBootstrap } from './bootstrap.ts'

/** The statecharts of lists, bound to their ports, wired and started. */
export const openList = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): ListBootstrap => {
  container.load(listModule, ...adapters)
  const list = container.get(LIST_ACTOR)
  const filters = container.get(FILTERS_ACTOR)
  app.running.add(list, filters)
  const { show, forget } = wireList(app, { list, filters }, container.get(LIST_VIEW_STORE))
  list.start()
  filters.start()
  return { list, filters, show, forget }
}
