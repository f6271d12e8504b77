import type { Db } from '../../db/database.ts'
import { inTurns } from '../../db/in-turns.ts'
import { contentIndexRepository } from './content-index.repository.ts'

const PORTION = 50

interface Run {
  readonly signal: AbortSignal
  /** In percent. */
  readonly progress: (percent: number) => void
}

/**
 * Makes contents found by what is told of them now, a portion at a time while others have their turns, until all are or `signal` ends
 * it. Whatever was done before is done again.
 */
export const indexInTurns = async (
  db: Db,
  ids: readonly number[],
  { signal, progress }: Run,
): Promise<void> => {
  const turn = inTurns(db)
  const { index } = contentIndexRepository(db)
  for (let from = 0; from < ids.length; from += PORTION) {
    signal.throwIfAborted()
    await turn(() => index(ids.slice(from, from + PORTION)))
    progress((100 * from) / ids.length)
  }
}
