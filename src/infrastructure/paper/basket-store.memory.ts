import type { BasketStore } from '#application/paper/basket-store.port.ts'
import type { BasketItem } from '#domain/paper/basket.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

interface KeptBasket {
  readonly userId: number
  readonly items: readonly BasketItem[]
}

export const memoryBasket = (browser: MemoryBrowser): BasketStore => {
  const tab = {}
  const entry = browser.entry<readonly KeptBasket[]>('baskets', [])
  return {
    of: (userId) => entry.read().find((basket) => basket.userId === userId)?.items ?? [],
    keep: (userId, items) => {
      const others = entry.read().filter((basket) => basket.userId !== userId)
      entry.keep(userId === 0 || items.length === 0 ? others : [{ userId, items }, ...others])
      browser.notifyOtherTabs(tab, 'baskets')
    },
    watch: (changed) => browser.listen(tab, 'baskets', changed),
  }
}
