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
 * Reindexes contents in portions, between which other requests get the database, until all are done or `signal` aborts. A repeated run starts
 * from the beginning.
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
