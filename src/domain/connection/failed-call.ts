import type { Failure, RejectionReason } from '../kernel/failure.ts'

/** The kind of fault that made a call fail: the network or the server. */
export type FaultReason =
  | Extract<RejectionReason, 'unavailable' | 'busy' | 'crashed' | 'noRoom'>
  | 'unreachable'
  | 'timedOut'
  | 'unreadable'

/** A failed call without personal data, so that it can be handed on. R-connection-6. */
export interface FailedCall {
  /** Of the contract; '' for none. */
  readonly name: string
  readonly reason: FaultReason
  /** The request's number in the server's log; '' for none. */
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
