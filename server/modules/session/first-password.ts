import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 10

/** A password for another person's account: shown once, stored only as a hash. */
export const newFirstPassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Small letters and digits alone, which a telephone types without a shift key. */
const SMALL = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP_LENGTH = 5

/** `k7mfx-9xqdh-p3wta`: a first password of a roster, 74 bits (docs/decisions/0356). */
export const newLongFirstPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SMALL[randomInt(SMALL.length)]).join(''),
  ).join('-')
