import { createSafeStorage, type SafeStorage, type WebStorage } from '#infrastructure/storage/safe-storage.ts'
import { mapStorage } from './map-storage.ts'

export interface FullBrowser {
  readonly storage: SafeStorage
  /** What its local store holds. */
  readonly kept: Map<string, string>
  /** From now on there is no room, or room again. */
  fill(): void
  empty(): void
}

/** A browser that takes everything until it is full. */
export const fullBrowser = (): FullBrowser => {
  let isFull = false
  const store = (kept: Map<string, string>): WebStorage =>
    mapStorage(kept, {
      setItem: (name, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        kept.set(name, value)
      },
    })
  const kept = new Map<string, string>()
  const [local, session] = [store(kept), store(new Map())]
  return {
    storage: createSafeStorage({ local: () => local, session: () => session }),
    kept,
    fill: () => {
      isFull = true
    },
    empty: () => {
      isFull = false
    },
  }
}
