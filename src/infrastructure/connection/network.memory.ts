import type { NetworkPort } from '#application/connection/network.port.ts'
import { makeWatched } from '../kernel/watched.ts'

/** A network that is there until a test takes it away. */
export interface MemoryNetwork extends NetworkPort {
  set(online: boolean): void
}

export const memoryNetwork = (): MemoryNetwork => makeWatched<boolean>(true)
