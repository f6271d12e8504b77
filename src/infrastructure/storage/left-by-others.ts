import { isOfAnother } from '#domain/session/account-id.ts'
import { ownerOf } from './owner-of.ts'

/** The signed-in user: the id, and the number of the account if known. */
export interface Signed {
  readonly userId: number
  readonly accountId: number | null
}

const isOther = (id: unknown, { userId, accountId }: Signed): boolean =>
  typeof id === 'number' && isOfAnother(id, userId, accountId)

const KEY_OF_USER = /^(\d+)\//

const isPlain = (kept: unknown): kept is object =>
  typeof kept === 'object' && kept !== null && Object.getPrototypeOf(kept) === Object.prototype

/**
 * Removes other users' entries from a list or record: the same value if there are none, undefined if nothing is left. Entries without a user
 * stay.
 */
export const withoutOthers = (kept: unknown, signed: Signed): unknown => {
  if (Array.isArray(kept)) {
    const own = kept.filter((left) => !isOther(ownerOf(left), signed))
    if (own.length === kept.length) return kept
    return own.length === 0 ? undefined : own
  }
  if (!isPlain(kept)) return kept
  if (isOther(ownerOf(kept), signed)) return undefined
  const entries = Object.entries(kept)
  const own = entries.filter(([key]) => {
    const [, id] = KEY_OF_USER.exec(key) ?? []
    return id === undefined || !isOther(Number(id), signed)
  })
  if (own.length === entries.length) return kept
  return own.length === 0 ? undefined : Object.fromEntries(own)
}

/** Settings that every user of the computer shares: no work, nothing that anybody wrote. */
export const STAYS = 'playerSettings'
