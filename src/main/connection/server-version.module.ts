import { ContainerModule } from 'inversify'
import { provideServerVersion } from '#application/connection/server-version.provide.ts'
import { SERVER_VERSION_LOGIC, SERVER_VERSION_PORT } from './tokens.ts'

export const serverVersionModule = new ContainerModule(({ bind }) => {
  bind(SERVER_VERSION_LOGIC).toResolvedValue(provideServerVersion, [SERVER_VERSION_PORT])
})
