import { causeOf } from './query-error.ts'

/** Why the database did not answer: `gone` passes by itself, `full` once the operator makes room. */
export type Unavailability = 'gone' | 'full'

/** Of the database, and of the system for a file of ours. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/**
 * Classes of SQLSTATE that say nothing of the query: connection lost, resources used up, stopped by an operator or by the
 * time limit of a statement, which is what a lock held for too long comes to.
 */
const PASSING_STATE = /^(08|53|57)[0-9A-Z]{3}$/

const PASSING_SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A disk that its system made read-only after a fault.
  'EROFS',
])

/** Two that waited for each other, of which one was given up: nothing of it is stored, and it may come again. */
const GIVEN_UP = new Set(['40001', '40P01'])

/** A primary that became a standby, or was shut for writes by whoever runs it; of the embedded database it says that the disk is full. */
const TAKES_NO_WRITES = '25006'

/** node-postgres and its pool tell these by their words alone. */
const PASSING_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable)/

/** Says whether a query failed because the database is not there for now; null when it failed for itself. */
export const unavailabilityOf = (error: unknown): Unavailability | null => {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return null
  const { code = '', syscall } = cause as NodeJS.ErrnoException
  if (FULL.has(code)) return 'full'
  // The socket of a stopped PostgreSQL on the same machine is a file that is not there.
  const isSocketGone = code === 'ENOENT' && syscall === 'connect'
  const passes =
    PASSING_STATE.test(code) ||
    GIVEN_UP.has(code) ||
    code === TAKES_NO_WRITES ||
    PASSING_SYSTEM_ERRORS.has(code) ||
    isSocketGone ||
    PASSING_WORDS.test(cause.message)
  return passes ? 'gone' : null
}
