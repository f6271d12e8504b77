import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideCardFiles } from '#application/catalogue/card-files.provide.ts'
import { provideFilters } from '#application/catalogue/filters.provide.ts'
import { provideList } from '#application/catalogue/list.provide.ts'
import { PRIVATE_FILE_PORT } from '../private-file/tokens.ts'
import {
  CARD_FILES_ACTOR,
  CURRICULUM_PORT,
  FILTERS_ACTOR,
  FIND_FILE_TO_SAVE,
  LIST_ACTOR,
  LIST_PORT,
  RESOURCE_PORT,
} from './tokens.ts'

export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(LIST_ACTOR).toResolvedValue((port) => createActor(provideList(port)), [LIST_PORT])
  bind(FILTERS_ACTOR).toResolvedValue((port) => createActor(provideFilters(port)), [CURRICULUM_PORT])
  bind(CARD_FILES_ACTOR).toResolvedValue(
    (...ports) => createActor(provideCardFiles(...ports)),
    [RESOURCE_PORT, PRIVATE_FILE_PORT, FIND_FILE_TO_SAVE],
  )
})
