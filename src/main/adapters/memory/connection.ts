import { ContainerModule } from 'inversify'
import { memoryNetwork } from '#infrastructure/connection/network.memory.ts'
import { NETWORK_PORT } from '../../connection/tokens.ts'

/** A network that is always there. */
export const memoryConnection = new ContainerModule(({ bind }) => {
  bind(NETWORK_PORT).toResolvedValue(memoryNetwork)
})
