import * as z from 'zod/mini'
import { JOB_KIND } from '#contract/job.ts'
import type { Queries } from '../../db/database.ts'
import { reindexed, reindexing } from '../content/reindexing.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { erasureRepository } from './erasure.repository.ts'

const PAYLOAD = z.object({ userId: z.int() })
type Payload = z.output<typeof PAYLOAD>

/** What is told of contents names who teaches them: they are read anew when that account is erased. */
export const TEACHER_WORDS = reindexing<Payload>({ name: JOB_KIND.teacherWords, payload: PAYLOAD })

/** In the transaction of the erasure, and of nobody: its job says no more than that. */
export const readTeacherAnew = (jobs: Pick<JobQueue, 'enqueue'>, tx: Queries, userId: number) =>
  jobs.enqueue(
    tx,
    TEACHER_WORDS,
    { userId },
    { userId: null, organisationId: null, subject: '', key: String(userId) },
  )

export const readTeacherWords = reindexed<Payload>((db, { userId }) =>
  erasureRepository(db).findTaught(userId),
)
