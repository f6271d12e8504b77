import { describe, expect, it } from 'vitest'
import type { BasketStore } from '#application/paper/basket-store.port.ts'
import type { BasketItem } from '#domain/paper/basket.ts'
import { accountIdOf } from '#domain/session/account-id.ts'

const ITEMS: readonly BasketItem[] = [
  { questionId: 3, kind: 'single' },
  { questionId: 1, kind: 'composite' },
]

export interface TwoBaskets {
  readonly tab: BasketStore
  readonly other: BasketStore
}

/** Where a basket is kept. R-session-5 and docs/decisions/0084. */
export const basketStoreContract = (name: string, make: () => TwoBaskets): void => {
  describe(`${name}: baskets`, () => {
    it('are found as they were left, in every tab', () => {
      const { tab, other } = make()
      expect(tab.of(7)).toEqual([])
      tab.keep(7, ITEMS)
      expect([tab.of(7), other.of(7), tab.of(8)]).toEqual([ITEMS, ITEMS, []])
      tab.keep(7, [])
      expect(other.of(7)).toEqual([])
    })

    it('stand beside the same user’s under another id', () => {
      const { tab } = make()
      const account = accountIdOf('13900000001')
      tab.keep(7, ITEMS)
      tab.keep(account, ITEMS.slice(1))
      expect([tab.of(7), tab.of(account)]).toEqual([ITEMS, ITEMS.slice(1)])
      tab.keep(account, [])
      expect([tab.of(7), tab.of(account)]).toEqual([ITEMS, []])
    })

    it('tell the other tabs of a change, until nobody listens', () => {
      const { tab, other } = make()
      const heard: (readonly BasketItem[])[] = []
      const end = other.watch(() => heard.push(other.of(7)))
      tab.keep(7, ITEMS)
      other.keep(7, ITEMS.slice(1))
      end()
      tab.keep(7, [])
      expect(heard).toEqual([ITEMS])
    })
  })
}
