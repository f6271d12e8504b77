import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Waiting } from '#domain/kernel/waiting.ts'

/** Where composers of one kind hand in what was written: an outbox sends it. */
export interface Desk<Item, Receipt> {
  /**
   * Writes it down and sends it. Resolves to the server's answer, or to `waits` as soon as it is known that the outbox has to
   * try again; who hands in need not stay for it.
   */
  handIn(item: Item, signal: AbortSignal): Promise<Result<Receipt | Waiting, Failure>>
  /** Whether a draft was handed in already, also before a reload. */
  has(userId: number, draft: { readonly clientId: string }): Promise<boolean>
  /** Tells what has arrived, also late; the returned function ends it. */
  onDelivered(tell: (item: Item, receipt: Receipt) => void): () => void
  /** Tells that something was refused for good: its words lie among the drafts by then. */
  onRefused(tell: () => void): () => void
}
