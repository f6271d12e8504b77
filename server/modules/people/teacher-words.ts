import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { JOB_KIND } from '#contract/job.ts'
import type { Queries } from '../../db/database.ts'
import { contentIndexRepository } from '../content/content-index.repository.ts'
import { reindexed, reindexing } from '../content/reindexing.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { taughtRepository } from './taught.repository.ts'

const PAYLOAD = z.object({ userId: z.int() })
type Payload = z.output<typeof PAYLOAD>

/** What is told of contents names who teaches them: they are read anew when that person is renamed or the account erased. */
export const TEACHER_WORDS = reindexing<Payload>({ name: JOB_KIND.teacherWords, payload: PAYLOAD })

/** In the transaction of the act, and of nobody: its job says no more than that. One that runs already may have read the name of before. */
export const readTeacherAnew = (jobs: Pick<JobQueue, 'enqueue'>, tx: Queries, userId: number) =>
  jobs.enqueue(
    tx,
    TEACHER_WORDS,
    { userId },
    { userId: null, organisationId: null, subject: '', key: `${userId}/${randomUUID()}` },
  )

export const readTeacherWords = reindexed<Payload>((db, { userId }) =>
  taughtRepository(db).findTaught([userId]),
)

/** Reads anew what people teach who are called something else from now on. */
export type TeachersRenamed = (tx: Queries, userIds: readonly number[]) => Promise<void>

/** In the background, once the transaction is committed. */
export const renamedByJob =
  (jobs: Pick<JobQueue, 'enqueue'>): TeachersRenamed =>
  async (tx, userIds) => {
    for (const userId of userIds) await readTeacherAnew(jobs, tx, userId)
  }

/** At once, where nothing works in the background. */
export const renamedAtOnce: TeachersRenamed = async (tx, userIds) => {
  if (userIds.length > 0)
    await contentIndexRepository(tx).index(await taughtRepository(tx).findTaught(userIds))
}
