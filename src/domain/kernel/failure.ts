/**
 * Why a server that answered did not do what was asked.
 * - invalid: the request itself is wrong. missing: its subject does not exist. withdrawn: it is no longer offered.
 * - conflict: the present state contradicts it. locked: its subject cannot be changed for a while.
 * - noRoom: there is no storage left. busy: there are too many requests.
 * - unavailable: something the server depends on is away for now (R-wire-12). crashed: the server has failed.
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

/** `message`: the server's own words, '' for none. `retryAfterMs`: the server wants no further request before then. */
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
