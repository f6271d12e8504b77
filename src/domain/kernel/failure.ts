/**
 * Why a server that answered did not do what was asked.
 * - invalid: what was sent is not right as it is. missing: it is not there. withdrawn: it is no longer offered.
 * - conflict: something else stands against it. locked: it is kept from changes for a while.
 * - noRoom: there is no space for more. busy: too much is asked for at once.
 * - unavailable: what the server itself needs is away for now (R-wire-12). crashed: the server made a mistake.
 * - refused: none of these.
 */
export type RejectionReason =
  | 'invalid'
  | 'missing'
  | 'withdrawn'
  | 'conflict'
  | 'locked'
  | 'noRoom'
  | 'busy'
  | 'unavailable'
  | 'crashed'
  | 'refused'

/** `message`: the server's own words, '' for none. `retryAfterMs`: before that it does not want to be asked again. */
export interface Rejection {
  readonly kind: 'rejected'
  readonly reason: RejectionReason
  readonly message: string
  readonly retryAfterMs?: number
}

/**
 * What can foreseeably go wrong when something is asked of a port. R-wire-2 to R-wire-4.
 * - expired: HTTP 401, HTTP 403 or body Code 401; the session is over. `message` is what the server said, if it did; it is `telling`
 *   where it says more than that.
 * - forbidden: body Code 403; the right is missing, the session is not over.
 * - unreachable: no answer came. timedOut: none within 60 s.
 * - rejected: the server answered and said no, for a reason and in its own words.
 * - unreadable: the server answered something that cannot be understood.
 */
export type Failure =
  | { readonly kind: 'expired'; readonly message?: string; readonly telling?: true }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timedOut' }
  | Rejection
  | { readonly kind: 'unreadable' }

/** Whether a failure, if there is one, is a rejection for one of these reasons. */
export const isRejectedAs = (failure: Failure | null, ...reasons: readonly RejectionReason[]): boolean =>
  failure?.kind === 'rejected' && reasons.includes(failure.reason)
