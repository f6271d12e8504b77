import * as z from 'zod/mini'
import { JOB_KIND } from '#contract/job.ts'
import type { Db, Queries } from '../../db/database.ts'
import { indexInTurns } from '../content/index-in-turns.ts'
import type { JobHandler, JobKind } from '../job/job-kind.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { erasureRepository } from './erasure.repository.ts'

const PAYLOAD = z.object({ userId: z.int() })
type Payload = z.output<typeof PAYLOAD>

/** What is told of contents names who teaches them: they are read anew when that account is erased. */
export const TEACHER_WORDS: JobKind<Payload> = {
  name: JOB_KIND.teacherWords,
  payload: PAYLOAD,
  tries: 3,
  backoff: 30,
  timeout: 1800,
  concurrency: 1,
}

/** In the transaction of the erasure, and of nobody: its job says no more than that. */
export const readTeacherAnew = (jobs: Pick<JobQueue, 'enqueue'>, tx: Queries, userId: number) =>
  jobs.enqueue(
    tx,
    TEACHER_WORDS,
    { userId },
    { userId: null, organisationId: null, subject: '', key: String(userId) },
  )

export const readTeacherWords =
  (db: Db): JobHandler<Payload> =>
  async ({ payload, ...run }) => {
    await indexInTurns(db, await erasureRepository(db).findTaught(payload.userId), run)
    return null
  }
