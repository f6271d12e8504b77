import { eq } from 'drizzle-orm'
import { backgroundJob } from '#server/db/schema/background-job.ts'
import { readTeacherWords, TEACHER_WORDS } from '#server/modules/people/teacher-words.ts'
import { personalDataService } from '#server/modules/personal-data/personal-data.service.ts'
import type { Harness } from './each-engine.ts'

/** Days between giving an account up and its erasure here. */
export const ERASURE_WAIT_DAYS = 7

/** Erases whoever waited long enough, as the hourly job does; how many. */
export const eraseOnly = ({ app, database, clock }: Harness): Promise<number> =>
  personalDataService({
    db: database.db,
    clock: clock.read,
    jobs: app.jobs,
    addresses: app.files.addresses,
    accounts: app.accounts,
    waitDays: ERASURE_WAIT_DAYS,
  }).eraseDue()

/** Reads anew what was published by those who were erased, as the jobs do that an erasure leaves. */
export const readErasedAnew = async ({ app, database: { db } }: Harness): Promise<void> => {
  const left = await db.select().from(backgroundJob).where(eq(backgroundJob.kind, TEACHER_WORDS.name))
  for (const { key } of left)
    await readTeacherWords(db)({
      payload: { userId: Number(key.split('/')[0]) },
      signal: new AbortController().signal,
      log: app.log,
      progress: () => undefined,
    })
}

/** Both. */
export const eraseDue = async (harness: Harness): Promise<number> => {
  const erased = await eraseOnly(harness)
  await readErasedAnew(harness)
  return erased
}
