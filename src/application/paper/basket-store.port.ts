import type { BasketItem } from '#domain/paper/basket.ts'

/** Stores the basket of questions beyond the page; shared by all tabs of the browser. */
export interface BasketStore {
  /** The user's items in their order; may be empty. */
  of(userId: number): readonly BasketItem[]
  keep(userId: number, items: readonly BasketItem[]): void
  /** Calls `changed` when another tab changed the basket; the returned function stops this. */
  watch(changed: () => void): () => void
}
