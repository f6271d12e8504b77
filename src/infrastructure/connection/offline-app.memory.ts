import type { OfflineAppPort } from '#application/connection/offline-app.port.ts'

/** Caches nothing and records the calls; a test announces a newer version. */
export interface MemoryOfflineApp extends OfflineAppPort {
  readonly asked: readonly ('keep' | 'look' | 'change')[]
  renew(): void
}

export const memoryOfflineApp = (): MemoryOfflineApp => {
  const asked: ('keep' | 'look' | 'change')[] = []
  let tell: () => void = () => undefined
  return {
    asked,
    renew: () => tell(),
    keep: (renewed) => {
      asked.push('keep')
      tell = renewed
      return { look: () => void asked.push('look'), change: () => void asked.push('change') }
    },
  }
}
