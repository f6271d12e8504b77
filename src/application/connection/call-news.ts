import type { FailedCall } from '#domain/connection/failed-call.ts'
import type { OutboxWork } from '#domain/connection/waiting-work.ts'
import type { WaitNews } from '#domain/connection/watched-wait.ts'

/** What is told of calls: those that take too long, whether the server was reached, what is shown that may be old, and what waits to be sent. */
export type CallNews =
  | WaitNews
  | { readonly kind: 'reached' | 'unreached' }
  /** What was read the last time is shown in place of an answer that did not come; it is what the server has again. */
  | { readonly kind: 'old' | 'renewed'; readonly name: string }
  | { readonly kind: 'failed'; readonly call: FailedCall }
  /** So much of this waits to be sent. */
  | { readonly kind: 'counted'; readonly work: OutboxWork; readonly count: number }
