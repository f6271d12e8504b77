/**
 * What can foreseeably go wrong when something is asked of a port. R-wire-2 to R-wire-4.
 * - expired: HTTP 401, HTTP 403 or body Code 401; the session is over. `message` is what the server said, if it did.
 * - forbidden: body Code 403; the right is missing, the session is not over.
 * - unreachable: no answer came. timedOut: none within 60 s.
 * - rejected: the server answered and said no, in its own words.
 * - unreadable: the server answered something that cannot be understood.
 */
export type Failure =
  | { readonly kind: 'expired'; readonly message?: string }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'rejected'; readonly code: number; readonly message: string }
  | { readonly kind: 'unreadable' }
