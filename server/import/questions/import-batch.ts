import type { Db } from '../../db/database.ts'
import { contentIndexRepository } from '../../modules/content/content-index.repository.ts'
import { inBatches } from '../in-batches.ts'
import { type BatchDecision, type HeldQuestion, importBatchRepository } from './import-batch.repository.ts'

const contentsOf = (held: readonly HeldQuestion[]): number[] => held.map(({ contentId }) => contentId)

/** Lets every school see the questions of a batch; a repeat goes on where it broke. False for a batch that was undone. */
export const releaseBatch = async (db: Db, decision: BatchDecision): Promise<boolean> => {
  const batches = importBatchRepository(db)
  if (!(await batches.markReleased(decision))) return false
  await inBatches(await batches.findHeld(decision.id), (held) =>
    db.transaction(async (tx) => {
      const changes = importBatchRepository(tx)
      await changes.lock()
      await changes.openToAll(contentsOf(held))
      await changes.shareKeys(held)
      await contentIndexRepository(tx).index(contentsOf(held))
    }),
  )
  return true
}

/** Takes the questions of a batch out of the bank; answers that were given to them stay. A repeat goes on where it broke. */
export const undoBatch = async (db: Db, decision: BatchDecision): Promise<void> => {
  const batches = importBatchRepository(db)
  await batches.markUndone(decision)
  await inBatches(await batches.findHeld(decision.id), (held) =>
    db.transaction(async (tx) => {
      const changes = importBatchRepository(tx)
      await changes.lock()
      await changes.withdraw(contentsOf(held), decision.now)
      await changes.dropKeys(held)
      await contentIndexRepository(tx).index(contentsOf(held))
    }),
  )
}
