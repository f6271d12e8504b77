import { ContainerModule } from 'inversify'
import { memoryNetwork } from '#infrastructure/connection/network.memory.ts'
import { memoryOfflineApp } from '#infrastructure/connection/offline-app.memory.ts'
import { memoryServerVersion } from '#infrastructure/connection/server-version.memory.ts'
import { memoryStoredWork } from '#infrastructure/connection/stored-work.memory.ts'
import { memoryWorkKeeping } from '#infrastructure/connection/work-keeping.memory.ts'
import {
  NETWORK_PORT,
  OFFLINE_APP,
  SERVER_VERSION_PORT,
  STORED_WORK,
  WORK_KEEPING_PORT,
} from '../../connection/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** A network that is always online, a browser that stores everything, and no offline app. */
export const memoryConnection = new ContainerModule(({ bind }) => {
  bind(OFFLINE_APP).toResolvedValue(memoryOfflineApp)
  bind(STORED_WORK).toResolvedValue(memoryStoredWork, [BROWSER])
  bind(WORK_KEEPING_PORT).toResolvedValue(memoryWorkKeeping)
  bind(NETWORK_PORT).toResolvedValue(memoryNetwork)
  bind(SERVER_VERSION_PORT).toResolvedValue(memoryServerVersion, [BACKEND, CALLER])
})
