import type { FailedCall } from '#domain/connection/failed-call.ts'
import type { OutboxWork } from '#domain/connection/waiting-work.ts'
import type { WaitNews } from '#domain/connection/watched-wait.ts'

/** What is told of calls: those that take too long, whether the server was reached, and what waits to be sent. */
export type CallNews =
  | WaitNews
  | { readonly kind: 'reached' | 'unreached' }
  | { readonly kind: 'failed'; readonly call: FailedCall }
  /** So much of this waits to be sent. */
  | { readonly kind: 'counted'; readonly work: OutboxWork; readonly count: number }
