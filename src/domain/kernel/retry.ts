import type { Failure, RejectionReason } from './failure.ts'

/**
 * What is to be expected of the same once more.
 * - passing: it may be done without anybody doing anything about it.
 * - blocked: not before somebody signs in or makes room; then it may.
 * - final: never.
 */
export type Prospect = 'passing' | 'blocked' | 'final'

const OF_REASON: Readonly<Record<RejectionReason, Prospect>> = {
  busy: 'passing',
  unavailable: 'passing',
  crashed: 'passing',
  locked: 'passing',
  noRoom: 'blocked',
  // For reasons that nobody here knows: nothing is given up for them.
  refused: 'blocked',
  invalid: 'final',
  missing: 'final',
  withdrawn: 'final',
  conflict: 'final',
}

export const prospectOf = (failure: Failure): Prospect => {
  switch (failure.kind) {
    case 'unreachable':
    case 'timedOut':
    case 'unreadable':
      return 'passing'
    case 'expired':
      return 'blocked'
    case 'forbidden':
      return 'final'
    case 'rejected':
      return OF_REASON[failure.reason]
  }
}
