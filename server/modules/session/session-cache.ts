import { LRUCache } from 'lru-cache'
import type { Stopwatch } from '../../runtime/clock.ts'
import type { OpenSession } from './open-session.query.ts'
import type { SessionRepository } from './session.repository.ts'

/** How long another process may still accept a session that this one has ended. */
const REMEMBER_MS = 5_000
const MAX = 10_000

interface Remembered {
  readonly open: OpenSession
  /** By the stopwatch. */
  readonly until: number
}

/**
 * Caches sessions for a few seconds instead of reading them with every request. A session that ends in this process ends here at once, in other
 * processes within REMEMBER_MS (docs/decisions/0043-list-performance.md).
 */
export const cacheSessions = (
  sessions: SessionRepository,
  stopwatch: Stopwatch,
): SessionRepository & {
  /** Drops a user's cached sessions, which somebody else has changed in this process. */
  forgetUser(userId: number): void
} => {
  const remembered = new LRUCache<string, Remembered>({ max: MAX })
  /** Lookups that were running while a session ended must not be cached. */
  let ended = 0
  const forget = (tokenHash: Buffer): void => {
    ended += 1
    remembered.delete(tokenHash.toString('base64'))
  }
  const forgetUser = (userId: number): void => {
    ended += 1
    for (const [key, { open }] of remembered) if (open.userId === userId) remembered.delete(key)
  }

  const look: SessionRepository['findOpen'] = async (tokenHash, now) => {
    const key = tokenHash.toString('base64')
    const before = ended
    const asked = stopwatch()
    const open = await sessions.findOpen(tokenHash, now)
    if (open && ended === before) remembered.set(key, { open, until: asked + REMEMBER_MS })
    else remembered.delete(key)
    return open
  }

  return {
    ...sessions,
    forgetUser,

    async findOpen(tokenHash, now) {
      const key = tokenHash.toString('base64')
      const known = remembered.get(key)
      if (known && stopwatch() < known.until && now < known.open.expiresAt) return known.open
      return look(tokenHash, now)
    },

    findOpenAnew: look,

    async extend(tokenHash, now, expiresAt) {
      await sessions.extend(tokenHash, now, expiresAt)
      forget(tokenHash)
    },

    async changePassword(change) {
      const changed = await sessions.changePassword(change)
      forgetUser(change.userId)
      return changed
    },

    async closeOldest(closing) {
      const closed = await sessions.closeOldest(closing)
      if (closed > 0) forgetUser(closing.userId)
      return closed
    },

    async revokeOthers(userId, stays, now) {
      await sessions.revokeOthers(userId, stays, now)
      forgetUser(userId)
    },

    async revoke(tokenHash, now) {
      forget(tokenHash)
      await sessions.revoke(tokenHash, now)
      forget(tokenHash)
    },
  }
}
