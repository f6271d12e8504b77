import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Envelope } from '#contract/envelope.ts'
import { getJobs, JOB_KIND, type job } from '#contract/job.ts'
import type { AppOptions } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { JOB_SCHEMA } from '#server/db/job-tables.ts'
import type { JobHandler, JobKind } from '#server/modules/job/job-kind.ts'
import type { Engine } from './engines.ts'
import { openSeeded } from './seeded-databases.ts'
import { buildTestApp } from './server.ts'

/** Forgets what the servers of a test left to do. */
export const forgetJobs = async ({ db }: Database): Promise<void> => {
  await db.execute(sql`delete from ${sql.identifier(JOB_SCHEMA)}.job`)
}

const PAYLOAD = z.object({ name: z.string() })
export type TestPayload = z.output<typeof PAYLOAD>

/** A kind that no feature defines in a server of tests without LibreOffice. */
export const testKind = (change: Partial<JobKind<TestPayload>> = {}): JobKind<TestPayload> => ({
  name: JOB_KIND.preview,
  payload: PAYLOAD,
  tries: 2,
  backoff: 0,
  timeout: 60,
  concurrency: 1,
  ...change,
})

export type JobDto = z.output<typeof job>

/** A database with servers on it that do jobs, each as it would in a process of its own. */
export const openJobServers = async (engine: Engine) => {
  const database: Database = await openSeeded(engine)
  const apps: FastifyInstance[] = []
  return {
    database,

    /** A server that does jobs of the kind by this handler, at once or when told to. */
    async serve(
      kind: JobKind<TestPayload>,
      handler: JobHandler<TestPayload>,
      { works = true, ...options }: Partial<AppOptions> & { works?: boolean } = {},
    ): Promise<FastifyInstance> {
      const app = await buildTestApp(database, { jobPace: { poll: 0.5, supervise: 1 }, ...options })
      apps.push(app)
      app.jobs.define(kind, handler)
      await app.ready()
      if (works) await app.jobs.work()
      return app
    },

    /** Stops the servers; the database stays. */
    async stop(): Promise<void> {
      for (const app of apps.splice(0)) await app.close()
    },

    close: () => database.close(),
  }
}

/** The jobs that a signed-in user sees, the newest first. */
export const jobsSeen = async (
  app: FastifyInstance,
  token: string,
  orgId = 0,
): Promise<readonly JobDto[]> => {
  const response = await app.inject({
    method: 'GET',
    url: `${getJobs.path}?OrgId=${orgId}&PageSize=100`,
    headers: { authorization: `Bearer ${token}` },
  })
  const { Data } = response.json<Envelope<unknown>>()
  return z.parse(getJobs.data, Data).Items ?? []
}
