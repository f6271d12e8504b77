import * as z from 'zod/mini'
import { JOB_KIND } from '#contract/job.ts'
import { reindexed, reindexing } from '../content/reindexing.ts'
import { schoolRepository } from './school.repository.ts'

const PAYLOAD = z.object({ organisationId: z.int() })
type Payload = z.output<typeof PAYLOAD>

/** What is told of contents names their school: they are read anew when it is renamed. */
export const SCHOOL_WORDS = reindexing<Payload>({ name: JOB_KIND.schoolWords, payload: PAYLOAD })

export const readSchoolWords = reindexed<Payload>((db, { organisationId }) =>
  schoolRepository(db).findContentIds(organisationId),
)
