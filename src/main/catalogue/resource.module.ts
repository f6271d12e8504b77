import { ContainerModule } from 'inversify'
import { provideResource } from '#application/catalogue/resource.provide.ts'
import { readAhead } from '#application/kernel/read-ahead.ts'
import { PRIVATE_FILE_PORT } from '../private-file/tokens.ts'
import { RESOURCE_LOGIC, RESOURCE_PORT, RESOURCE_READ } from './tokens.ts'

export const resourceModule = new ContainerModule(({ bind }) => {
  bind(RESOURCE_READ).toResolvedValue(
    (resources) => readAhead((id, signal) => resources.resource(id, signal)),
    [RESOURCE_PORT],
  )
  bind(RESOURCE_LOGIC).toResolvedValue(
    ({ ask }, resources, privateFiles) => provideResource(ask, resources, privateFiles),
    [RESOURCE_READ, RESOURCE_PORT, PRIVATE_FILE_PORT],
  )
})
