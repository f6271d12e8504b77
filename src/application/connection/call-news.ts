import type { FailedCall } from '#domain/connection/failed-call.ts'
import type { Trouble } from '#domain/connection/trouble.ts'
import type { OutboxWork } from '#domain/connection/waiting-work.ts'

/** What is told of calls: those that take too long, whether the server was reached, and what waits to be sent. */
export type CallNews =
  | {
      readonly kind: 'troubled'
      readonly trouble: Trouble
      /** Ends the wait: the call fails as it would have later. */
      readonly stop: () => void
    }
  | { readonly kind: 'settled'; readonly id: number }
  | { readonly kind: 'reached' | 'unreached' }
  | { readonly kind: 'failed'; readonly call: FailedCall }
  /** So much of this waits to be sent. */
  | { readonly kind: 'counted'; readonly work: OutboxWork; readonly count: number }
