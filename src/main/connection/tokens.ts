import type { KeptStore } from '#application/connection/kept-store.port.ts'
import type { NetworkPort } from '#application/connection/network.port.ts'
import type { OfflineAppPort } from '#application/connection/offline-app.port.ts'
import type { ServerVersionPort } from '#application/connection/server-version.port.ts'
import type { StoredWork } from '#application/connection/stored-work.port.ts'
import type { WorkKeepingPort } from '#application/connection/work-keeping.port.ts'
import type { serverVersionMachine } from '#domain/connection/server-version.machine.ts'
import { token } from '../tokens.ts'

export const OFFLINE_APP = token<OfflineAppPort>('OfflineAppPort')
export const KEPT_STORE = token<KeptStore>('KeptStore')
export const SERVER_VERSION_PORT = token<ServerVersionPort>('ServerVersionPort')
export const SERVER_VERSION_LOGIC = token<typeof serverVersionMachine>('logic serverVersion')
export const STORED_WORK = token<StoredWork>('StoredWork')
export const WORK_KEEPING_PORT = token<WorkKeepingPort>('WorkKeepingPort')
export const NETWORK_PORT = token<NetworkPort>('NetworkPort')
