/**
 * Why a call has no outcome yet.
 * - slow: no answer came for a while.
 * - away: the server answers that it is unavailable for now (R-wire-12); the call is repeated.
 */
export interface Trouble {
  readonly id: number
  readonly why: 'slow' | 'away'
}
