import type { AppKeeper } from '#application/connection/app-keeper.port.ts'

/** Keeps nothing, and writes down what was asked; a test says when there is a newer version. */
export interface MemoryAppKeeper extends AppKeeper {
  readonly asked: readonly ('keep' | 'look' | 'change')[]
  renew(): void
}

export const memoryAppKeeper = (): MemoryAppKeeper => {
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
