import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Overloaded } from '../../http/overloaded.ts'
import { timedLimit } from '../../runtime/concurrency-limit.ts'

/** `Algorithm.Argon2id`, a const enum that cannot be imported. */
const ARGON2ID = 2

// OWASP's first choice for argon2id: 19 MiB, two passes.
export const HASHING = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Verifying a password is expensive on purpose and runs on the threads that also read files. More at once would make everybody else wait, which a
 * flood of sign-ins aims at.
 */
const CHECKED_AT_ONCE = 2
/** Longest wait in the queue; then the client is told to try again. */
const LONGEST_WAIT_MS = 1_500

/** Runs a password hash in the queue; rejects with `Overloaded` after too long a wait. */
export type PasswordChecks = <T>(work: () => Promise<T>) => Promise<T>

export const passwordChecks = (): PasswordChecks => {
  const inTurn = timedLimit(CHECKED_AT_ONCE, LONGEST_WAIT_MS)
  return async (work) => {
    const done = await inTurn(work)
    if (done === null) throw new Overloaded('passwords')
    return done
  }
}

/** What the login dialog sends for a password: its MD5 in upper-case hexadecimal (R-session-11). */
export const wirePassword = (password: string): string =>
  createHash('md5').update(password).digest('hex').toUpperCase()

/** The stored form of the wire's password, which is itself an MD5 in upper-case hexadecimal (R-session-11). */
export const hashPassword = (onTheWire: string): Promise<string> => hash(onTheWire, HASHING)

/** How the stored form of a first password of a roster begins. */
const FIRST = 'first$'

const digestOf = (salt: string, onTheWire: string): string =>
  createHash('sha256').update(`${salt}$${onTheWire}`).digest('base64url')

/**
 * The stored form of a first password that is long and random: nobody guesses through 74 bits, so that a slow hash would only keep
 * rosters waiting. Never for a password that somebody chose (docs/decisions/0356).
 */
export const hashLongFirstPassword = (onTheWire: string): string => {
  const salt = randomBytes(16).toString('base64url')
  return `${FIRST}${salt}$${digestOf(salt, onTheWire)}`
}

const firstPasswordFits = (stored: string, onTheWire: string): boolean => {
  const [salt = '', digest = ''] = stored.slice(FIRST.length).split('$')
  const asked = Buffer.from(digestOf(salt, onTheWire))
  const known = Buffer.from(digest)
  return asked.length === known.length && timingSafeEqual(asked, known)
}

let decoy: Promise<string> | null = null

/** Unknown accounts and first passwords of rosters cost the same work, so that response times reveal nothing. */
export const passwordFits = async (stored: string | null, onTheWire: string): Promise<boolean> => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const isSlow = stored !== null && !stored.startsWith(FIRST)
  const fits = await verify(isSlow ? stored : await decoy, onTheWire)
  if (isSlow) return fits
  return stored !== null && firstPasswordFits(stored, onTheWire)
}
