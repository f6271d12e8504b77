import type { Failure, RejectionReason } from '../kernel/failure.ts'

/** Why a call failed that should not have: the line, or a fault of the server. */
export type FaultReason =
  | Extract<RejectionReason, 'unavailable' | 'busy' | 'crashed' | 'noRoom'>
  | 'unreachable'
  | 'timedOut'
  | 'unreadable'

/** A call that failed, as it can be handed on: nothing of who asked for what. R-connection-6. */
export interface FailedCall {
  /** Of the contract; '' for none. */
  readonly name: string
  readonly reason: FaultReason
  /** By which the server's log names the request; '' where it named none. */
  readonly number: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export const MOST_FAILED_CALLS = 5

const FAULTS: readonly RejectionReason[] = ['unavailable', 'busy', 'crashed', 'noRoom']

/** Null for what is no fault: a refusal has its own words where it was asked for. */
export const faultReasonOf = (failure: Failure): FaultReason | null => {
  if (failure.kind === 'rejected')
    return FAULTS.includes(failure.reason) ? (failure.reason as FaultReason) : null
  return failure.kind === 'expired' || failure.kind === 'forbidden' ? null : failure.kind
}
