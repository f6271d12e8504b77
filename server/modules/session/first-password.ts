import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 10

/** A password for somebody else's account: told once, kept as its hash only. */
export const newFirstPassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
