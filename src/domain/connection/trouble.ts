/**
 * Why a call has no outcome yet.
 * - slow: no answer came for a while.
 * - away: the server says that it cannot do anything for now (R-wire-12), and is asked again.
 */
export interface Trouble {
  readonly id: number
  readonly why: 'slow' | 'away'
}
