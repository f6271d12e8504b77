import { ContainerModule } from 'inversify'
import { memoryAppKeeper } from '#infrastructure/connection/app-keeper.memory.ts'
import { memoryNetwork } from '#infrastructure/connection/network.memory.ts'
import { memoryStoredWork } from '#infrastructure/connection/stored-work.memory.ts'
import { APP_KEEPER, NETWORK_PORT, STORED_WORK } from '../../connection/tokens.ts'
import { BROWSER } from './tokens.ts'

/** A network that is always there, and an app that is kept nowhere. */
export const memoryConnection = new ContainerModule(({ bind }) => {
  bind(APP_KEEPER).toResolvedValue(memoryAppKeeper)
  bind(STORED_WORK).toResolvedValue(memoryStoredWork, [BROWSER])
  bind(NETWORK_PORT).toResolvedValue(memoryNetwork)
})
