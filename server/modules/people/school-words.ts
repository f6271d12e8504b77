import * as z from 'zod/mini'
import { JOB_KIND } from '#contract/job.ts'
import type { Db } from '../../db/database.ts'
import { indexInTurns } from '../content/index-in-turns.ts'
import type { JobHandler, JobKind } from '../job/job-kind.ts'
import { schoolRepository } from './school.repository.ts'

const PAYLOAD = z.object({ organisationId: z.int() })
type Payload = z.output<typeof PAYLOAD>

/** What is told of contents names their school: they are read anew when it is renamed. */
export const SCHOOL_WORDS: JobKind<Payload> = {
  name: JOB_KIND.schoolWords,
  payload: PAYLOAD,
  tries: 3,
  backoff: 30,
  timeout: 1800,
  concurrency: 1,
}

/** Reads a portion, then says how far it is, until the contents of the school are all read or the try is over. */
export const readSchoolWords =
  (db: Db): JobHandler<Payload> =>
  async ({ payload, ...run }) => {
    const ids = await schoolRepository(db).findContentIds(payload.organisationId)
    await indexInTurns(db, ids, run)
    return null
  }
