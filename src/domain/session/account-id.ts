/** Ids of a server fit a signed 32-bit column; ids that are made here are larger. */
const FIRST = 2 ** 31

/** Whether the id came from a backend, and was not made here in place of a missing one. */
export const isServerId = (id: number): boolean => id > 0 && id < FIRST

/**
 * Whether data stored under an id belong to another user (R-session-5). An id that was made here cannot be compared with one of a server: it
 * may be the same user's, unless another account is known to have made it. Data without an id belong to nobody.
 */
export const isOfAnother = (owner: number, userId: number, accountId: number | null = null): boolean => {
  if (owner <= 0 || userId <= 0) return true
  if (owner === userId || owner === accountId) return false
  return isServerId(owner) === isServerId(userId) || (!isServerId(owner) && accountId !== null)
}

/**
 * Stands in for the Id of a user where a backend names none (R-session-13): the same number for the same account, on every
 * device, and another one for another account. 52 bits of two multiplicative hashes; nothing is kept secret by it.
 */
export const accountIdOf = (account: string): number => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of account) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return FIRST + (high & 0xfffff) * 2 ** 32 + (low >>> 0)
}
