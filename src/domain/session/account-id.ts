/** Every Id of a server fits a signed 32-bit column; the numbers made here begin above. */
const FIRST = 2 ** 31

/** Whether a backend gave this id: it was not made here in the place of a missing one. */
export const isServerId = (id: number): boolean => id > 0 && id < FIRST

/**
 * Whether what is kept under an id is somebody else's than this user's (R-session-5). An id that was made in the place of one that could not
 * be read tells nothing beside one of a server: it may be the user's own, unless it is known that another account made it. Nothing is
 * anybody's without an id.
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
