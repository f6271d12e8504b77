import { ContainerModule } from 'inversify'
import { axiosServerVersion } from '#infrastructure/connection/server-version.axios.ts'
import { SERVER_VERSION_PORT } from '../../connection/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for the version of the server. */
export const wireConnection = new ContainerModule(({ bind }) => {
  bind(SERVER_VERSION_PORT).toResolvedValue(axiosServerVersion, [HTTP])
})
