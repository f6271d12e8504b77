import { isServerId } from '#domain/session/account-id.ts'

/** An id that was made in the place of one that could not be read may be this user's own (R-session-13). */
const isOther = (id: unknown, userId: number): boolean =>
  typeof id === 'number' && id !== userId && isServerId(id) === isServerId(userId)

/** Whose it is: work names its user, drafts in their place. */
const ownerOf = (left: unknown): unknown => {
  const { userId, place } = (left ?? {}) as { readonly userId?: unknown; readonly place?: unknown }
  return userId ?? (place as { readonly userId?: unknown } | undefined)?.userId
}

const KEY_OF_USER = /^(\d+)\//

const isPlain = (kept: unknown): kept is object =>
  typeof kept === 'object' && kept !== null && Object.getPrototypeOf(kept) === Object.prototype

/**
 * A list or record without what other users left in it: itself where that is nothing, undefined where nothing stays. What names no
 * user stays.
 */
export const withoutOthers = (kept: unknown, userId: number): unknown => {
  if (Array.isArray(kept)) {
    const own = kept.filter((left) => !isOther(ownerOf(left), userId))
    if (own.length === kept.length) return kept
    return own.length === 0 ? undefined : own
  }
  if (!isPlain(kept)) return kept
  if (isOther(ownerOf(kept), userId)) return undefined
  const entries = Object.entries(kept)
  const own = entries.filter(([key]) => {
    const [, id] = KEY_OF_USER.exec(key) ?? []
    return id === undefined || !isOther(Number(id), userId)
  })
  if (own.length === entries.length) return kept
  return own.length === 0 ? undefined : Object.fromEntries(own)
}

/** What each user is to find again who uses the same computer: no work, and nothing that anybody wrote. */
export const STAYS = 'playerSettings'
