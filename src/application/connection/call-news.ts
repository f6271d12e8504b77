import type { Trouble } from '#domain/connection/trouble.ts'

/** What a client of an API tells of its calls: those that take too long, and whether the server was reached. */
export type CallNews =
  | {
      readonly kind: 'troubled'
      readonly trouble: Trouble
      /** Ends the wait: the call fails as it would have later. */
      readonly stop: () => void
    }
  | { readonly kind: 'settled'; readonly id: number }
  | { readonly kind: 'reached' | 'unreached' }
