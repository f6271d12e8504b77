import { randomBytes, randomInt } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { RECOVERY_CODES } from '#contract/second-factor.ts'
import { HASHING } from './password.ts'

/** Small letters and digits without those that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5
const SALT_BYTES = 16

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A typed code in lower case without separators: six digits of an app, or a recovery code. */
export const plainCode = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')

export const isAppCode = (plain: string): boolean => /^\d{6}$/.test(plain)

const RECOVERY = new RegExp(`^[${ALPHABET}]{${2 * HALF}}$`)
export const isRecoveryCode = (plain: string): boolean => RECOVERY.test(plain)

/** 49 bits, hashed like a password, so that the database does not reveal them. */
export const hashRecoveryCode = (plain: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(plain, { ...HASHING, salt })

export interface RecoveryCodes {
  /** `k7mfx-9xqdh`, told once. */
  readonly codes: string[]
  readonly salt: Buffer
  readonly hashes: readonly Buffer[]
}

/** Ten new ones with one salt, so that a code that is typed is hashed once. */
export const newRecoveryCodes = async (): Promise<RecoveryCodes> => {
  const salt = randomBytes(SALT_BYTES)
  const made = new Set<string>()
  while (made.size < RECOVERY_CODES) made.add(`${half()}-${half()}`)
  const codes = [...made]
  const hashes: Buffer[] = []
  for (const code of codes) hashes.push(await hashRecoveryCode(plainCode(code), salt))
  return { codes, salt, hashes }
}
