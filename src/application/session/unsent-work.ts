import type { OutboxWork } from '#domain/connection/waiting-work.ts'

/** An outbox, as a log-out sees it. */
export interface HeldWork {
  readonly work: OutboxWork
  /** Resolves when all is sent, or cannot be; never rejects. */
  readonly flush: () => Promise<unknown>
  /** How much could not be sent when that was tried last. */
  readonly left: () => number
  /** What is put from then on would come to a server that has ended the session. */
  readonly close: () => void
}

/** What has to be sent before a log-out wipes it (R-session-6): a feature that holds some registers here how it is sent. */
export interface UnsentWork {
  hold(work: HeldWork): void
  held(): readonly HeldWork[]
  /** Sends what there is and lets nothing go after it. */
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
