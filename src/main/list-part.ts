import type { Container } from 'inversify'
import { createActor } from 'xstate'
import { provideFilters } from '#application/catalogue/filters.provide.ts'
import { provideList } from '#application/catalogue/list.provide.ts'
import { wireList } from './list-wiring.ts'
import type { ListPart } from './lists.ts'
import { CURRICULUM_PORT, LIST_PORT } from './tokens.ts'
import type { Wired } from './wiring.ts'

/** The statecharts of lists, bound to their ports, wired and started. */
export const openLists = (container: Container, wired: Wired): ListPart => {
  const list = createActor(provideList(container.get(LIST_PORT)))
  const filters = createActor(provideFilters(container.get(CURRICULUM_PORT)))
  const actors = { list, filters }
  const told = wireList(wired, actors)
  list.start()
  filters.start()
  return { actors, ...told }
}
