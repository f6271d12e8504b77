import { type Failure, isRejectedAs, type RejectionReason } from './failure.ts'
import type { Result } from './result.ts'

/**
 * Whether the same request may succeed when it is sent again.
 * - transient: it may succeed by itself later.
 * - blocked: it may succeed after the user has signed in or made room.
 * - permanent: it never will.
 */
export type Retryability = 'transient' | 'blocked' | 'permanent'

const OF_REASON: Readonly<Record<RejectionReason, Retryability>> = {
  busy: 'transient',
  unavailable: 'transient',
  crashed: 'transient',
  locked: 'transient',
  noRoom: 'blocked',
  // The reason is unknown: what waits to be sent is kept.
  refused: 'blocked',
  invalid: 'permanent',
  missing: 'permanent',
  withdrawn: 'permanent',
  conflict: 'permanent',
}

export const retryabilityOf = (failure: Failure): Retryability => {
  switch (failure.kind) {
    case 'unreachable':
    case 'timedOut':
    case 'unreadable':
      return 'transient'
    case 'expired':
      return 'blocked'
    case 'forbidden':
      return 'permanent'
    case 'rejected':
      return OF_REASON[failure.reason]
  }
}

/** Exponential back-off: milliseconds after the first failure, doubled after each further one, up to the longest. */
export interface RetryPace {
  readonly firstMs: number
  readonly maxMs: number
}

export const RETRY_PACE: RetryPace = { firstMs: 2000, maxMs: 60_000 }

/** A longer Retry-After is cut to this. */
const MAX_RETRY_AFTER_MS = 10 * 60_000

export interface Attempts {
  /** Failed ones in a row, from 1. */
  readonly attempts: number
  /** Why the last attempt failed; null when a bug was the cause. */
  readonly failure: Failure | null
}

/**
 * Milliseconds until the next attempt. `chance` from 0 to 1 takes away up to half: when the network of a school is back, not
 * all its classrooms come at once. What the server named in Retry-After is a lower bound, and is spread beyond it.
 */
export const retryWait = (
  { attempts, failure }: Attempts,
  chance = 0,
  { firstMs, maxMs }: RetryPace = RETRY_PACE,
): number => {
  const full = Math.min(maxMs, firstMs * 2 ** Math.max(0, attempts - 1))
  const asked = failure?.kind === 'rejected' ? (failure.retryAfterMs ?? 0) : 0
  const earliest = Math.min(asked, MAX_RETRY_AFTER_MS) * (1 + chance / 2)
  return Math.round(Math.max(full * (1 - chance / 2), earliest))
}

/** Automatic attempts end after this many failures in a row where the user is waiting for the outcome. */
export const MAX_ATTEMPTS = 6

const isOfLine = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'timedOut'

/** Whether the server may never have looked at a request: no answer came, or it is away or has too much to do. */
export const isUnheard = (failure: Failure): boolean =>
  isOfLine(failure) || isRejectedAs(failure, 'unavailable', 'busy')

/** Whether the cause may be the request itself, so that other requests may succeed: the server read it and did not accept it. */
export const isOfRequest = (failure: Failure): boolean => !isUnheard(failure) && failure.kind !== 'expired'

/** Whether it is not known what became of a request: the server may have done it, and its answer was lost. */
export const isUnanswered = (failure: Failure): boolean =>
  isOfLine(failure) ||
  failure.kind === 'unreadable' ||
  isRejectedAs(failure, 'unavailable', 'busy', 'crashed')

/** The same for a request that may have been sent before: an expired session does not tell whether an earlier attempt succeeded. */
export const isUnsettled = (failure: Failure): boolean => isUnanswered(failure) || failure.kind === 'expired'

/** Failures without an answer: the server may have carried out the request. */
export type UnknownOutcome = Extract<Failure, { readonly kind: 'unreachable' | 'timedOut' | 'unreadable' }>

/** Whether the outcome is unknown. A server that answers that it is away or has failed did not carry out the request. */
export const isOutcomeUnknown = (failure: Failure): failure is UnknownOutcome =>
  isOfLine(failure) || failure.kind === 'unreadable'

/**
 * The same for a result. The page then stays as it was when the request was sent, so that a second attempt has the same key (R-wire-13), and
 * what the first one may have changed is no conflict.
 */
export const hasUnknownOutcome = (result: Result<unknown, Failure>): boolean =>
  !result.ok && isOutcomeUnknown(result.failure)

/** As a guard of a statechart. */
export const isUnknown = (_: unknown, result: Result<unknown, Failure>): boolean => hasUnknownOutcome(result)

/** Whether to try again without being asked: without a network for as long as it takes, otherwise a few times. */
export const mayRetry = (failure: Failure, attempts: number): boolean =>
  isOfLine(failure) || (retryabilityOf(failure) === 'transient' && attempts < MAX_ATTEMPTS)
