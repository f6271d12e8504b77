import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Waiting } from '#domain/kernel/waiting.ts'

/** Where composers of one kind submit items for an outbox to send. */
export interface Desk<Item, Receipt> {
  /**
   * Stores and sends an item. Resolves to the server's answer, or to `waits` as soon as the outbox has to
   * retry later. Aborting does not stop the sending.
   */
  handIn(item: Item, signal: AbortSignal): Promise<Result<Receipt | Waiting, Failure>>
  /** Whether a draft was handed in already, including before a reload. */
  has(userId: number, draft: { readonly clientId: string }): Promise<boolean>
  /** Reports acknowledged items, however late; the returned function stops this. */
  onDelivered(tell: (item: Item, receipt: Receipt) => void): () => void
  /** Reports that an item was refused permanently; its text is among the drafts again by then. */
  onRefused(tell: () => void): () => void
}
