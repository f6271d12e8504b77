import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelJob, JOB_KIND, JOB_REASON, JOB_STATE, runJobAgain } from '#contract/job.ts'
import { JOB_SCHEMA } from '#server/db/job-tables.ts'
import { backgroundJob } from '#server/db/schema/background-job.ts'
import { jobRepository } from '#server/modules/job/job.repository.ts'
import type { JobFailure, JobHandler } from '#server/modules/job/job-kind.ts'
import { jobQueue } from '#server/modules/job/job-queue.ts'
import { deferred } from '#tests/support/deferred.ts'
import { type Engine, enginesOf } from '#tests/support/engines.ts'
import { forgetJobs, jobsSeen, openJobServers, type TestPayload, testKind } from '#tests/support/jobs.ts'
import { accounts } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'

const TEACHER = 1
const SCHOOL = 1
const PATIENCE = { timeout: 15_000, interval: 100 }

/** Goes on until the signal says to stop. */
const endless: JobHandler<TestPayload> = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))

/** The suites wait for looks of the library most of their time: each has a database of its own, in which its tests come in turn. */
const SIDE_BY_SIDE = { concurrent: true }
const IN_TURN = { concurrent: false }

/** Servers on a database of a suite's own, which are stopped after each test. */
const serversOn = (engine: Engine) => {
  let servers: Awaited<ReturnType<typeof openJobServers>>
  beforeAll(async () => {
    servers = await openJobServers(engine)
  })
  afterEach(async () => {
    await servers.stop()
    await forgetJobs(servers.database)
  })
  afterAll(() => servers.close())

  const serve = (...asked: Parameters<typeof servers.serve>): Promise<FastifyInstance> =>
    servers.serve(...asked)
  const database = () => servers.database
  const ask = (app: FastifyInstance, name: string, kind = testKind()): Promise<string | null> => {
    const subject = { userId: TEACHER, organisationId: SCHOOL, subject: name, key: name }
    return database().db.transaction((tx) => app.jobs.enqueue(tx, kind, { name }, subject))
  }
  /** One session for all that is looked at again and again: it lies in the database that the servers share. */
  let teacher: string | null = null
  const teacherOf = async (app: FastifyInstance): Promise<string> => {
    teacher ??= await clientOf(app).tokenOf('teacher')
    return teacher
  }
  const onlyJob = async (app: FastifyInstance) => (await jobsSeen(app, await teacherOf(app)))[0]
  return { serve, database, ask, teacherOf, onlyJob }
}

describe.each(enginesOf('jobs in the background'))('jobs in the background on %s', SIDE_BY_SIDE, (engine) => {
  const { serve, database, ask, teacherOf, onlyJob } = serversOn(engine)

  test('a job is done once its transaction is through, and never without it', IN_TURN, async () => {
    const done: string[] = []
    const app = await serve(testKind(), async ({ payload, progress }) => {
      progress(50)
      done.push(payload.name)
      return null
    })
    const { db } = database()
    const broken = db.transaction(async (tx) => {
      const subject = { userId: TEACHER, organisationId: null, subject: '撤回的', key: '撤回的' }
      await app.jobs.enqueue(tx, testKind(), { name: '撤回的' }, subject)
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    const id = await ask(app, '浮力')
    await vi.waitFor(
      async () =>
        expect(await onlyJob(app)).toMatchObject({
          Id: id,
          Subject: '浮力',
          State: JOB_STATE.done,
          Progress: 100,
          Tries: 1,
          Reason: '',
          IsOwn: true,
        }),
      PATIENCE,
    )
    expect(done).toEqual(['浮力'])
  })

  test('two servers never do one job at once, and do every job', IN_TURN, async () => {
    const done: string[] = []
    const slowly: JobHandler<TestPayload> = async ({ payload }) => {
      done.push(payload.name)
      return null
    }
    const first = await serve(testKind(), slowly)
    await serve(testKind(), slowly)
    const names = Array.from({ length: 8 }, (_, index) => `第 ${index} 讲`)
    for (const name of names) await ask(first, name)
    await vi.waitFor(() => expect(done.toSorted()).toEqual(names), PATIENCE)
  })

  test('a server that is told to stop while it begins its work fails at nothing', IN_TURN, async () => {
    const app = await serve(testKind(), endless, { works: false })
    const { db } = database()
    const pace = { poll: 0.5, supervise: 1 }
    const queue = jobQueue({ db, jobs: jobRepository(db), clock: () => new Date(), pace, log: app.log })
    for (const name of Object.values(JOB_KIND)) queue.define({ ...testKind(), name }, endless)
    await queue.start()
    const working = queue.work()
    await queue.stop()
    await working
    await queue.work()
  })

  test('a server that stops hands back what runs, and the next one does it', IN_TURN, async () => {
    const stopping = await serve(testKind(), endless)
    await ask(stopping, '函数')
    await vi.waitFor(async () => expect((await onlyJob(stopping))?.State).toBe(JOB_STATE.running), PATIENCE)
    const began = performance.now()
    await stopping.close()
    expect(performance.now() - began).toBeLessThan(5_000)
    const next = await serve(testKind(), async () => null)
    const done = { State: JOB_STATE.done, Tries: 1, Reason: '' }
    await vi.waitFor(async () => expect(await onlyJob(next)).toMatchObject(done), PATIENCE)
  })

  test(
    'a job of a server that fell silent is begun again, as often as it may be tried',
    IN_TURN,
    async () => {
      const done: string[] = []
      const app = await serve(
        testKind(),
        async ({ payload }) => {
          done.push(payload.name)
          return null
        },
        { works: false },
      )
      const { db } = database()
      const killed = async (name: string, tries: number): Promise<void> => {
        const id = await ask(app, name)
        await db.execute(
          sql`update ${sql.identifier(JOB_SCHEMA)}.job
          set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'
          where id = ${id}::uuid`,
        )
        await db.execute(sql`update zhiyuan.background_job set tries = ${tries} where id = ${id}::uuid`)
      }
      await killed('一次', 1)
      await killed('两次', 2)
      await app.jobs.work()
      await vi.waitFor(
        async () =>
          expect((await jobsSeen(app, await teacherOf(app))).slice(0, 2)).toMatchObject([
            { Subject: '两次', State: JOB_STATE.failed, Reason: JOB_REASON.interrupted },
            { Subject: '一次', State: JOB_STATE.done, Tries: 2 },
          ]),
        PATIENCE,
      )
      expect(done).toEqual(['一次'])
    },
  )
})

describe.each(enginesOf('what becomes of a job'))('what becomes of a job on %s', SIDE_BY_SIDE, (engine) => {
  const { serve, database, ask, teacherOf, onlyJob } = serversOn(engine)

  test('one of a kind and key waits or runs at a time', IN_TURN, async () => {
    const gate = deferred<null>()
    const app = await serve(testKind(), gate.ask)
    expect(await ask(app, '单摆')).not.toBeNull()
    expect(await ask(app, '单摆')).toBeNull()
    await vi.waitFor(() => expect(gate.asked()).toBe(1), PATIENCE)
    gate.answer(null)
    await vi.waitFor(async () => expect((await onlyJob(app))?.State).toBe(JOB_STATE.done), PATIENCE)
    expect(await ask(app, '单摆')).not.toBeNull()
  })

  test('what fails is tried twice and says why, and is done again when asked for', IN_TURN, async () => {
    const outcomes: (JobFailure | null)[] = [
      { reason: JOB_REASON.damaged, isFinal: false },
      { reason: JOB_REASON.gone, isFinal: false },
      null,
    ]
    const app = await serve(testKind(), async () => outcomes.shift() ?? null)
    const id = await ask(app, '电流')
    const failed = { State: JOB_STATE.failed, Tries: 2, Reason: JOB_REASON.gone }
    await vi.waitFor(async () => expect(await onlyJob(app)).toMatchObject(failed), PATIENCE)
    expect(outcomes).toEqual([null])
    const { post } = clientOf(app)
    const token = await teacherOf(app)
    expect((await post(runJobAgain.path, { Id: id }, token)).body).toMatchObject({ Code: 200, Data: true })
    const done = { State: JOB_STATE.done, Tries: 1, Reason: '' }
    await vi.waitFor(async () => expect(await onlyJob(app)).toMatchObject(done), PATIENCE)
    expect((await post(runJobAgain.path, { Id: id }, token)).body.Code).toBe(409)
  })

  test('what cannot succeed is not tried again', IN_TURN, async () => {
    let tries = 0
    const app = await serve(testKind(), async () => {
      tries += 1
      return { reason: JOB_REASON.notAFilm, isFinal: true }
    })
    await ask(app, '折射')
    const failed = { State: JOB_STATE.failed, Tries: 1, Reason: JOB_REASON.notAFilm }
    await vi.waitFor(async () => expect(await onlyJob(app)).toMatchObject(failed), PATIENCE)
    expect(tries).toBe(1)
  })

  test('a bug fails the job and not the server; what takes too long is stopped', IN_TURN, async () => {
    const slow = testKind({ timeout: 1, tries: 1 })
    const app = await serve(slow, async (run) => {
      if (run.payload.name === '坏的') throw new Error('a bug')
      return endless(run)
    })
    await ask(app, '坏的', slow)
    const bug = { State: JOB_STATE.failed, Reason: JOB_REASON.unexpected }
    await vi.waitFor(async () => expect(await onlyJob(app)).toMatchObject(bug), PATIENCE)
    await ask(app, '慢的', slow)
    const late = { Subject: '慢的', State: JOB_STATE.failed, Reason: JOB_REASON.tookTooLong }
    await vi.waitFor(async () => expect(await onlyJob(app)).toMatchObject(late), PATIENCE)
  })

  test('a job is cancelled while it waits or runs, by its owner', IN_TURN, async () => {
    const app = await serve(testKind(), endless)
    const id = await ask(app, '细胞')
    await vi.waitFor(async () => expect((await onlyJob(app))?.State).toBe(JOB_STATE.running), PATIENCE)
    const { post, tokenOf } = clientOf(app)
    const stranger = await tokenOf('secondReviewer')
    expect((await post(cancelJob.path, { Id: randomUUID() }, stranger)).body.Code).toBe(404)
    const token = await teacherOf(app)
    expect((await post(cancelJob.path, { Id: id }, token)).body).toMatchObject({ Code: 200 })
    expect((await onlyJob(app))?.State).toBe(JOB_STATE.cancelled)
    expect((await post(cancelJob.path, { Id: id }, token)).body.Code).toBe(409)
    expect((await post(runJobAgain.path, { Id: id }, token)).body).toMatchObject({ Code: 200 })
    await vi.waitFor(async () => expect((await onlyJob(app))?.State).toBe(JOB_STATE.running), PATIENCE)
  })

  test('a reviewer sees the jobs of the school, nobody else does', IN_TURN, async () => {
    const app = await serve(testKind(), async () => null)
    await ask(app, '诗经')
    const { get, tokenOf } = clientOf(app)
    const reviewer = await tokenOf('reviewer')
    expect(await jobsSeen(app, reviewer)).toEqual([])
    const seen = await jobsSeen(app, reviewer, SCHOOL)
    expect(seen.find(({ Subject }) => Subject === '诗经')).toMatchObject({
      IsOwn: true,
      UserName: accounts.teacher.name,
    })
    const refused = await get(`/api/user/job/getjobs?OrgId=${SCHOOL}`, await teacherOf(app))
    expect(refused.body.Code).toBe(403)
  })

  test('a try that is counted while the server stops is handed back too', IN_TURN, async () => {
    const app = await serve(testKind(), endless, { works: false })
    const { db } = database()
    const jobs = jobRepository(db)
    const counted = deferred<void>()
    const begin: typeof jobs.begin = async (...job) => {
      const tries = await jobs.begin(...job)
      await counted.ask()
      return tries
    }
    const pace = { poll: 0.5, supervise: 1 }
    const queue = jobQueue({ db, jobs: { ...jobs, begin }, clock: () => new Date(), pace, log: app.log })
    queue.define(testKind(), endless)
    await queue.start()
    const id = await ask(app, '函数')
    await queue.work()
    await vi.waitFor(() => expect(counted.asked()).toBe(1), PATIENCE)
    const stopped = queue.stop()
    await nextTurn()
    await nextTurn()
    counted.answer()
    await stopped
    const rows = await db.select({ id: backgroundJob.id, tries: backgroundJob.tries }).from(backgroundJob)
    expect(rows.filter((row) => row.id === id)).toEqual([{ id, tries: 0 }])
  })
})
