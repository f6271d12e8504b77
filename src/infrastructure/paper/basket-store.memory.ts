import type { BasketStore } from '#application/paper/basket-store.port.ts'
import type { BasketItem } from '#domain/paper/basket.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryBasket = (browser: MemoryBrowser): BasketStore => {
  const tab = {}
  const entry = browser.entry<{ readonly userId: number; readonly items: readonly BasketItem[] } | null>(
    'basket',
    null,
  )
  const itemsOf = (userId: number) => {
    const basket = entry.read()
    return basket?.userId === userId ? basket.items : []
  }
  const keep = (userId: number, items: readonly BasketItem[]) => {
    entry.keep(userId === 0 || items.length === 0 ? null : { userId, items })
    browser.notifyOtherTabs(tab, 'basket')
  }
  return {
    of: itemsOf,
    keep,
    keepOnlyOf: (userId) => keep(userId, itemsOf(userId)),
    watch: (changed) => browser.listen(tab, 'basket', changed),
  }
}
