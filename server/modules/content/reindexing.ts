import type { Db } from '../../db/database.ts'
import type { JobHandler, JobKind } from '../job/job-kind.ts'
import { indexInTurns } from './index-in-turns.ts'

/** A job that reindexes contents after a name that they contain has changed. */
export const reindexing = <Payload extends object>({
  name,
  payload,
}: Pick<JobKind<Payload>, 'name' | 'payload'>): JobKind<Payload> => ({
  name,
  payload,
  tries: 3,
  backoff: 30,
  timeout: 1800,
  concurrency: 1,
})

/** Reads a portion, then says how far it is, until the contents that are found are all read or the try is over. */
export const reindexed =
  <Payload extends object>(find: (db: Db, payload: Payload) => Promise<readonly number[]>) =>
  (db: Db): JobHandler<Payload> =>
  async ({ payload, ...run }) => {
    await indexInTurns(db, await find(db, payload), run)
    return null
  }
