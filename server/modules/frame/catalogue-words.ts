import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { JOB_KIND } from '#contract/job.ts'
import type { Db, Queries } from '../../db/database.ts'
import { indexInTurns } from '../content/index-in-turns.ts'
import type { JobHandler, JobKind } from '../job/job-kind.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { curriculumPlacesRepository } from './curriculum-places.repository.ts'
import { curriculumTreeRepository } from './curriculum-tree.repository.ts'
import { findTagged } from './frame-word.repository.ts'

const PAYLOAD = z.object({
  /** 0 for none. */
  tagId: z.int(),
  /** Absent or 0 for none. */
  nodeId: z.optional(z.int()),
})
type Payload = z.output<typeof PAYLOAD>

/** What is told of contents names their tags and their place: they are read anew when one of those is renamed or moved. */
export const CATALOGUE_WORDS: JobKind<Payload> = {
  name: JOB_KIND.catalogueWords,
  payload: PAYLOAD,
  tries: 3,
  backoff: 30,
  timeout: 1800,
  concurrency: 1,
}

const BATCH = 200

/** Each change has a job of its own, in its transaction. */
export const readAnew = (
  jobs: Pick<JobQueue, 'enqueue'>,
  tx: Queries,
  payload: Payload,
  told: { readonly userId: number; readonly name: string },
) =>
  jobs.enqueue(tx, CATALOGUE_WORDS, payload, {
    userId: told.userId,
    organisationId: null,
    subject: told.name,
    key: randomUUID(),
  })

/** What is in a node names what is above it too, a batch at a time; answers the contents that name it or what is below it. */
const placedAnew = async (db: Db, nodeId: number, signal: AbortSignal): Promise<readonly number[]> => {
  const node = await curriculumTreeRepository(db).find(nodeId)
  if (node === null) return []
  const { align } = curriculumPlacesRepository(db)
  let changed = BATCH
  while (changed >= BATCH) {
    signal.throwIfAborted()
    changed = await align(node, BATCH)
  }
  return curriculumTreeRepository(db).findContentIds(node)
}

/** Reads a portion, then says how far it is, until all are read or the try is over. */
export const readCatalogueWords =
  (db: Db): JobHandler<Payload> =>
  async ({ payload, ...run }) => {
    const ids = payload.nodeId
      ? await placedAnew(db, payload.nodeId, run.signal)
      : await findTagged(db, payload.tagId)
    await indexInTurns(db, ids, run)
    return null
  }
