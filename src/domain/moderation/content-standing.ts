import { isReasonEnough } from '../kernel/reason.ts'

/** A content that is offered to nobody, and how that came. */
export interface Withdrawal {
  /** '' where none was given. */
  readonly reason: string
  /** '' once the account is gone. */
  readonly userName: string
  /** ISO 8601. */
  readonly at: string
}

/** Whether a content is offered, and what its reader may do about that. R-moderation-1. */
export interface ContentStanding {
  readonly contentId: number
  readonly name: string
  /** Null while it is offered. */
  readonly withdrawal: Withdrawal | null
  readonly canTakeDown: boolean
  readonly canRestore: boolean
}

export interface TakeDown {
  readonly contentId: number
  readonly reason: string
}

export const MAX_TAKE_DOWN_REASON = 200

/** Why a reason cannot be sent as it stands; null where it can. */
export const takeDownProblemOf = (reason: string): 'short' | 'long' | null => {
  if (!isReasonEnough(reason)) return 'short'
  return Array.from(reason.trim()).length > MAX_TAKE_DOWN_REASON ? 'long' : null
}
