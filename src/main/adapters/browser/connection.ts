import { ContainerModule } from 'inversify'
import { browserNetwork } from '#infrastructure/connection/network.browser.ts'
import { NETWORK_PORT } from '../../connection/tokens.ts'

/** What this browser knows of its network. */
export const browserConnection = new ContainerModule(({ bind }) => {
  bind(NETWORK_PORT).toResolvedValue(() => browserNetwork(window))
})
