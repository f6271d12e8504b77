import * as z from 'zod/mini'
import { JOB_KIND } from '#contract/job.ts'
import type { Db } from '../../db/database.ts'
import { contentIndexRepository } from '../content/content-index.repository.ts'
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
  async ({ payload, signal, progress }) => {
    const ids = await schoolRepository(db).findContentIds(payload.organisationId)
    for (let from = 0; from < ids.length; from += PORTION) {
      signal.throwIfAborted()
      await contentIndexRepository(db).index(ids.slice(from, from + PORTION))
      progress((100 * from) / ids.length)
    }
    return null
  }

const PORTION = 50
