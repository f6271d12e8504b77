import type { OutboxWork } from '#domain/connection/waiting-work.ts'

/** An outbox as a log-out uses it. */
export interface HeldWork {
  readonly work: OutboxWork
  /** Resolves when all items are sent or cannot be sent; never rejects. */
  readonly flush: () => Promise<unknown>
  /** Number of items that the last flush could not send. */
  readonly left: () => number
  /** Stops accepting items, since the server has ended the session. */
  readonly close: () => void
}

/** The registry of outboxes to be flushed before a log-out wipes the browser's data (R-session-6). */
export interface UnsentWork {
  hold(work: HeldWork): void
  held(): readonly HeldWork[]
  /** Flushes and closes all outboxes. */
  send(): Promise<unknown>
}

export const makeUnsentWork = (): UnsentWork => {
  const held: HeldWork[] = []
  return {
    hold: (work) => held.push(work),
    held: () => held,
    send: () => Promise.all(held.map(({ flush, close }) => flush().then(close))),
  }
}
