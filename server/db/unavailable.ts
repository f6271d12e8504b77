import { causeOf } from './query-error.ts'

/**
 * Why the database or a disk did not do it: `gone` passes by itself, `full` once the operator makes room, `unwritable` once the operator has
 * seen to the disk.
 */
export type Unavailability = 'gone' | 'full' | 'unwritable'

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
])

/** A disk that its system made read-only after a fault, or that fails, as the system and the database say it. */
const UNWRITABLE = new Set(['EROFS', 'EIO', '58030'])

/** Of a file or folder, unless it was a connection or a program that the system kept us from. */
const KEPT_FROM = new Set(['EACCES', 'EPERM'])
const OF_NO_FILE = /^(connect|bind|listen|spawn|kill)/

/**
 * PostgreSQL says 42501 of a file that the system keeps from it, read-only disks among them, as of a table that its role may not use. Which
 * of the two stands in no field but that of its own source.
 */
const NO_PRIVILEGE = '42501'
const HANDLES_FILES = /^(md|fd|xlog|slru|buffile|copydir|relmapper)\.c$/

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
  const { code = '', syscall = '', file = '' } = cause as NodeJS.ErrnoException & { readonly file?: string }
  if (FULL.has(code)) return 'full'
  const isOfDisk =
    UNWRITABLE.has(code) ||
    (KEPT_FROM.has(code) && !OF_NO_FILE.test(syscall)) ||
    (code === NO_PRIVILEGE && HANDLES_FILES.test(file))
  if (isOfDisk) return 'unwritable'
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
