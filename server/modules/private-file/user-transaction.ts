import type { Db } from '../../db/database.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal } from '../../http/envelope.ts'
import { type OwnFileRepository, ownFileRepository } from './own-file.repository.ts'

class RolledBack extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** A change of one user's own files: all of it, or with a refusal nothing. */
export const inUserTransaction = async <T>(
  db: Db,
  userId: number,
  change: (own: OwnFileRepository) => Promise<T | Refusal>,
): Promise<T | Refusal> => {
  try {
    return await withUserLock(db, userId, async (tx) => {
      const outcome = await change(ownFileRepository(tx, userId))
      if (outcome instanceof Refusal) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
