import type { NetworkPort } from '#application/connection/network.port.ts'

/** A network that is there until a test takes it away. */
export interface MemoryNetwork extends NetworkPort {
  set(online: boolean): void
}

export const memoryNetwork = (): MemoryNetwork => {
  const listeners = new Set<(online: boolean) => void>()
  let now = true
  return {
    set: (online) => {
      now = online
      for (const tell of listeners) tell(online)
    },
    watch: (tell) => {
      listeners.add(tell)
      tell(now)
      return () => listeners.delete(tell)
    },
  }
}
