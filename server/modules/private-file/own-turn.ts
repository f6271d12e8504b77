import type { Db, Queries } from '../../db/database.ts'
import { inTurnOf } from '../../db/in-turn.ts'
import { Refusal } from '../../http/envelope.ts'

class RolledBack extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** A change of one user's own files: all of it, or with a refusal nothing. */
export const inOwnTurn = async <T>(
  db: Db,
  userId: number,
  change: (tx: Queries) => Promise<T | Refusal>,
): Promise<T | Refusal> => {
  try {
    return await inTurnOf(db, userId, async (tx) => {
      const outcome = await change(tx)
      if (outcome instanceof Refusal) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
