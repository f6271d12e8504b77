import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideFilters } from '#application/catalogue/filters.provide.ts'
import { provideList } from '#application/catalogue/list.provide.ts'
import { CURRICULUM_PORT } from './curriculum.tokens.ts'
import { FILTERS_ACTOR, LIST_ACTOR, LIST_PORT } from './list.tokens.ts'

export const listModule = new ContainerModule(({ bind }) => {
  bind(LIST_ACTOR).toResolvedValue((port) => createActor(provideList(port)), [LIST_PORT])
  bind(FILTERS_ACTOR).toResolvedValue((port) => createActor(provideFilters(port)), [CURRICULUM_PORT])
})
