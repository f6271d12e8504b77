import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideCardFiles } from '#application/catalogue/card-files.provide.ts'
import { PRIVATE_FILE_PORT } from '../private-file/tokens.ts'
import { CARD_FILES_ACTOR, FIND_FILE_TO_SAVE, RESOURCE_PORT } from './tokens.ts'

export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(CARD_FILES_ACTOR).toResolvedValue(
    (...ports) => createActor(provideCardFiles(...ports)),
    [RESOURCE_PORT, PRIVATE_FILE_PORT, FIND_FILE_TO_SAVE],
  )
})
