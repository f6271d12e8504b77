import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideCardFiles } from '#application/catalogue/card-files.provide.ts'
import { provideFilters } from '#application/catalogue/filters.provide.ts'
import { provideList } from '#application/catalogue/list.provide.ts'
import { provideResource } from '#application/catalogue/resource.provide.ts'
import {
  CURRICULUM_PORT,
  INSIDE_ACTOR,
  LIST_PORT,
  PRIVATE_FILE_PORT,
  RESOURCE_LOGIC,
  RESOURCE_PORT,
} from './tokens.ts'

export const catalogueInside = new ContainerModule(({ bind }) => {
  bind(INSIDE_ACTOR.list).toResolvedValue((port) => createActor(provideList(port)), [LIST_PORT])
  bind(INSIDE_ACTOR.filters).toResolvedValue((port) => createActor(provideFilters(port)), [CURRICULUM_PORT])
  bind(INSIDE_ACTOR.cardFiles).toResolvedValue(
    (resources, privateFiles) => createActor(provideCardFiles(resources, privateFiles)),
    [RESOURCE_PORT, PRIVATE_FILE_PORT],
  )
  bind(RESOURCE_LOGIC).toResolvedValue(provideResource, [RESOURCE_PORT, PRIVATE_FILE_PORT])
})
