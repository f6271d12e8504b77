import type { BasketStore } from '#application/paper/basket-store.port.ts'
import { BANK_STORAGE_KEYS as KEYS, MAX_BASKETS } from '../storage/bank-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export interface BasketStoreOptions {
  readonly storage: SafeStorage
  /** Where `storage` events of other tabs are heard. */
  readonly tabs: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

export const localStorageBasket = ({ storage, tabs }: BasketStoreOptions): BasketStore => {
  const all = () => storage.read(KEYS.baskets)
  return {
    of: (userId) => all().find((basket) => basket.userId === userId)?.items ?? [],
    keep: (userId, items) => {
      const others = all().filter((basket) => basket.userId !== userId)
      const own = userId === 0 || items.length === 0 ? [] : [{ userId, items }]
      storage.write(KEYS.baskets, [...own, ...others].slice(0, MAX_BASKETS))
    },
    watch: (changed) => {
      const listen = ({ key }: StorageEvent) => {
        // A store cleared as a whole names no key.
        if (key === KEYS.baskets.name || key === null) changed()
      }
      tabs.addEventListener('storage', listen)
      return () => tabs.removeEventListener('storage', listen)
    },
  }
}
