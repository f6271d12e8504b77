import type { FailedCall } from '#domain/connection/failed-call.ts'
import type { OutboxWork } from '#domain/connection/waiting-work.ts'
import type { WaitNews } from '#domain/connection/watched-wait.ts'

/**
 * Reports about calls: slow ones, whether the server was reached, outdated answers on display, and unsent
 * work.
 */
export type CallNews =
  | WaitNews
  | { readonly kind: 'reached' | 'unreached' }
  /** `old`: a kept read is shown because no answer came. `renewed`: the server has answered since. */
  | { readonly kind: 'old' | 'renewed'; readonly name: string }
  | { readonly kind: 'failed'; readonly call: FailedCall }
  /** The number of unsent items of a kind of work. */
  | { readonly kind: 'counted'; readonly work: OutboxWork; readonly count: number }
