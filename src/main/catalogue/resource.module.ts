import { ContainerModule } from 'inversify'
import { provideResource } from '#application/catalogue/resource.provide.ts'
import { PRIVATE_FILE_PORT } from '../private-file/tokens.ts'
import { RESOURCE_LOGIC, RESOURCE_PORT } from './tokens.ts'

export const resourceModule = new ContainerModule(({ bind }) => {
  bind(RESOURCE_LOGIC).toResolvedValue(provideResource, [RESOURCE_PORT, PRIVATE_FILE_PORT])
})
