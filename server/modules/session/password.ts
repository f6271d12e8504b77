import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type ConcurrencyLimit, concurrencyLimit } from '../../runtime/concurrency-limit.ts'

/** `Algorithm.Argon2id`, a const enum that cannot be imported. */
const ARGON2ID = 2

// OWASP's first choice for argon2id: 19 MiB, two passes.
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Checking a password is heavy on purpose and runs on the threads that also read files: more at once than this would
 * make everybody else wait, which is all that a flood of sign-ins wants.
 */
const CHECKED_AT_ONCE = 2
const MAX_WAITING = 500

export const passwordChecks = (): ConcurrencyLimit => concurrencyLimit(CHECKED_AT_ONCE, MAX_WAITING)

/** What the login dialog sends for a password: its MD5 in upper-case hexadecimal (R-session-11). */
export const wirePassword = (password: string): string =>
  createHash('md5').update(password).digest('hex').toUpperCase()

/** The stored form of the wire's password, which is itself an MD5 in upper-case hexadecimal (R-session-11). */
export const hashPassword = (onTheWire: string): Promise<string> => hash(onTheWire, OPTIONS)

let decoy: Promise<string> | null = null

/** For accounts that do not exist the same work is done, so that the time tells nothing. */
export const passwordFits = async (stored: string | null, onTheWire: string): Promise<boolean> => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const fits = await verify(stored ?? (await decoy), onTheWire)
  return stored !== null && fits
}
