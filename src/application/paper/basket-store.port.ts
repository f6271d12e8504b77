import type { BasketItem } from '#domain/paper/basket.ts'

/** Where a basket outlives the page, shared by all tabs of the browser. */
export interface BasketStore {
  /** In their order; empty for a user without any. */
  of(userId: number): readonly BasketItem[]
  keep(userId: number, items: readonly BasketItem[]): void
  /** Another tab changed something; answers with what ends the watching. */
  watch(changed: () => void): () => void
}
