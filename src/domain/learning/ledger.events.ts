import type { Failure } from '../kernel/failure.ts'
import type { LearningMoment } from './learning-moment.ts'
import type { LedgerLine } from './ledger-line.ts'

export type LedgerEvent =
  /** A user signed in: the entries of others on this computer are deleted, their own are sent. */
  | { type: 'ledger.open'; userId: number }
  /** The session expired: what is unsent stays for the same user. */
  | { type: 'ledger.park' }
  /** The user logged out: what was kept of them is gone too. */
  | { type: 'ledger.drop' }
  | { type: 'ledger.note'; moment: LearningMoment }
  /** Send now what there is: a pause, a seek, a page that is left. */
  | { type: 'ledger.flush' }
  /** The network is back, or the last chance has come: take over what other tabs have left, and send it all. */
  | { type: 'ledger.gather' }

/** What became of lines that were sent. */
export interface Delivery {
  readonly acknowledged: readonly LedgerLine[]
  /** The server will never take them. */
  readonly refused: readonly LedgerLine[]
  /** Why the last of these was refused; null for none. */
  readonly refusal: Failure | null
  /** Why the others have to be sent again; null where there are no others. */
  readonly failure: Failure | null
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface LedgerContext {
  /** Null before the first sign-in. Stays through an expiry. */
  readonly userId: number | null
  /** What no server has acknowledged yet. */
  readonly lines: readonly LedgerLine[]
  /** What of it is not written down yet. */
  readonly unwritten: readonly LedgerLine[]
  readonly underWay: readonly LedgerLine[]
  /** When the server last acknowledged something; null for never. */
  readonly savedAt: number | null
  /** Why the last attempt failed; null when it did not. */
  readonly failure: Failure | null
  readonly refusal: Failure | null
  /** Failed attempts in a row. */
  readonly attempts: number
}
