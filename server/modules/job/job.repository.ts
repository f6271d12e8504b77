import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { backgroundJob } from '../../db/schema/background-job.ts'
import { membership } from '../../db/schema/membership.ts'
import type { PageWanted } from '../../http/page.ts'
import {
  endedAtOfJob,
  isOnFilmOfCourses,
  isSameJob,
  pgBossJob,
  startedAtOfJob,
  stateOfJob,
} from './job.query.ts'

/** The jobs of a user with those on the films of their courses, or of a school with those that nobody asked for. R-studio-8. */
export type JobScope = { readonly userId: number } | { readonly organisationId: number }

const within = (scope: JobScope): SQL | undefined =>
  'userId' in scope
    ? or(eq(backgroundJob.userId, scope.userId), isOnFilmOfCourses(scope.userId))
    : or(
        eq(backgroundJob.organisationId, scope.organisationId),
        and(isNull(backgroundJob.organisationId), isNull(backgroundJob.userId)),
      )

export interface LatestJob {
  readonly id: string
  /** JOB_STATE. */
  readonly state: number
  readonly progress: number
  readonly reason: string
  readonly endedAt: Date | null
}

export interface NewJob {
  readonly id: string
  readonly kind: string
  readonly userId: number | null
  readonly organisationId: number | null
  readonly subject: string
  readonly key: string
  readonly createdAt: Date
}

/** What people see of jobs. */
export const jobRepository = (db: Db) => {
  const select = () =>
    db
      .select({
        id: backgroundJob.id,
        kind: backgroundJob.kind,
        userId: backgroundJob.userId,
        organisationId: backgroundJob.organisationId,
        userName: appUser.name,
        subject: backgroundJob.subject,
        progress: backgroundJob.progress,
        tries: backgroundJob.tries,
        reason: backgroundJob.reason,
        createdAt: backgroundJob.createdAt,
        state: stateOfJob,
        startedAt: startedAtOfJob,
        endedAt: endedAtOfJob,
      })
      .from(backgroundJob)
      .innerJoin(sql`${pgBossJob} j`, isSameJob)
      .leftJoin(appUser, eq(appUser.id, backgroundJob.userId))

  const change = async (id: string, values: Partial<typeof backgroundJob.$inferInsert>): Promise<void> => {
    await db.update(backgroundJob).set(values).where(eq(backgroundJob.id, id))
  }

  return {
    /** The newest first. */
    findPage: (scope: JobScope, { index, size }: PageWanted) =>
      select()
        .where(within(scope))
        .orderBy(desc(backgroundJob.createdAt), desc(backgroundJob.id))
        .limit(size)
        .offset((index - 1) * size),

    async count(scope: JobScope): Promise<number> {
      const [found] = await db
        .select({ total: count() })
        .from(backgroundJob)
        .innerJoin(sql`${pgBossJob} j`, isSameJob)
        .where(within(scope))
      return found?.total ?? 0
    },

    async find(id: string) {
      const [found] = await select().where(eq(backgroundJob.id, id))
      return found ?? null
    },

    /** The last job about the key, if it is still known. */
    async findLatest(kind: string, key: string): Promise<LatestJob | null> {
      const [found] = await db
        .select({
          id: backgroundJob.id,
          state: stateOfJob,
          progress: backgroundJob.progress,
          reason: backgroundJob.reason,
          endedAt: endedAtOfJob,
        })
        .from(backgroundJob)
        .innerJoin(sql`${pgBossJob} j`, isSameJob)
        .where(and(eq(backgroundJob.kind, kind), eq(backgroundJob.key, key)))
        .orderBy(desc(backgroundJob.createdAt), desc(backgroundJob.id))
        .limit(1)
      return found ?? null
    },

    async canReview(userId: number, organisationId: number): Promise<boolean> {
      const [found] = await db
        .select({ canVerify: membership.canVerify })
        .from(membership)
        .where(and(eq(membership.userId, userId), eq(membership.organisationId, organisationId)))
      return found?.canVerify ?? false
    },

    async add(queries: Queries, job: NewJob): Promise<void> {
      await queries.insert(backgroundJob).values(job)
    },

    /** Counts a try of a job, one that the clock asked for too; answers which try it is. */
    async begin(id: string, kind: string, now: Date): Promise<number> {
      const [begun] = await db
        .insert(backgroundJob)
        .values({ id, kind, subject: '', key: '', tries: 1, createdAt: now })
        .onConflictDoUpdate({
          target: backgroundJob.id,
          set: { tries: sql`${backgroundJob.tries} + 1`, progress: 0 },
        })
        .returning({ tries: backgroundJob.tries })
      return begun?.tries ?? 1
    },

    progressed: (id: string, progress: number) => change(id, { progress }),

    failed: (id: string, reason: string) => change(id, { reason }),

    done: (id: string) => change(id, { progress: 100, reason: '' }),

    /** A try that was broken off through no fault of the job. */
    async handBack(id: string): Promise<void> {
      await db
        .update(backgroundJob)
        .set({ tries: sql`greatest(${backgroundJob.tries} - 1, 0)`, progress: 0 })
        .where(eq(backgroundJob.id, id))
    },

    async anew(queries: Queries, id: string): Promise<void> {
      await queries
        .update(backgroundJob)
        .set({ tries: 0, progress: 0, reason: '' })
        .where(eq(backgroundJob.id, id))
    },

    /** Nobody sees those any more that ended before. */
    async forgetEnded(before: Date): Promise<number> {
      const { rowCount } = await db
        .delete(backgroundJob)
        .where(
          sql`exists (select 1 from ${pgBossJob} j where ${isSameJob} and j.completed_on < ${before.toISOString()})`,
        )
      return rowCount ?? 0
    },

    /** Forgets what the library has forgotten. */
    async forget(): Promise<number> {
      const { rowCount } = await db
        .delete(backgroundJob)
        .where(sql`not exists (select 1 from ${pgBossJob} j where ${isSameJob})`)
      return rowCount ?? 0
    },
  }
}

export type JobRepository = ReturnType<typeof jobRepository>
export type JobRow = Awaited<ReturnType<JobRepository['findPage']>>[number]
