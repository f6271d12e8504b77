import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Job, JobResult, PgBoss } from 'pg-boss'
import { JOB_REASON } from '#contract/job.ts'
import type { Db, Queries } from '../../db/database.ts'
import { inTransaction, type JobPace, jobLibrary } from '../../db/job-tables.ts'
import { unavailabilityOf } from '../../db/unavailable.ts'
import { atMostEvery } from '../../runtime/at-most-every.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { JobRepository, LatestJob } from './job.repository.ts'
import type { JobFailure, JobHandler, JobKind, JobReason, JobSubject } from './job-kind.ts'
import { throttledProgress } from './throttled-progress.ts'

/** A server that is silent for so many seconds is gone, and its jobs are given to another. */
const SILENT_SECONDS = 20
/** It says so often that it is there; what was cancelled elsewhere is noticed by then. */
const BEAT_SECONDS = 3
const DAY_SECONDS = 86_400
/** A job is kept for so long after it has ended; of those that come by the clock the last day's. */
const KEEP_SECONDS = 30 * DAY_SECONDS
/** Tries are counted by us: one that a stopping server hands back is none. */
const LIBRARY_TRIES = 1000
/** What is under way has so long to end when the server stops, of the five seconds of a stop. */
const END_MS = 2_500
/** After which a database that was not there is asked again. */
const AGAIN_MS = 2_000
/** It looks every two seconds, also while a full disk or an absence lasts. */
const SAY_AGAIN_MS = 60_000

interface Needs {
  readonly db: Db
  readonly jobs: JobRepository
  readonly clock: Clock
  readonly pace: JobPace
  readonly log: FastifyBaseLogger
}

type Answer = { readonly failure: JobFailure | null } | 'handed back'

interface Defined {
  readonly kind: JobKind
  readonly handle: (job: Job<object>, signal: AbortSignal) => Promise<JobFailure | null>
  /** Of the library, one for each that is done at once. */
  worker: string | null
}

const optionsOf = ({ timeout, backoff, schedule }: JobKind) => ({
  retryLimit: LIBRARY_TRIES,
  retryDelay: backoff,
  retryBackoff: true,
  // The try's own end comes first and says why.
  expireInSeconds: timeout + 60,
  heartbeatSeconds: SILENT_SECONDS,
  deleteAfterSeconds: schedule === undefined ? KEEP_SECONDS : DAY_SECONDS,
})

/** The library's types leave out what it answers: how many jobs a command found in a state that it is for. */
const didChange = (answer: object): boolean => 'affected' in answer && Number(answer.affected) > 0

const failing = (reason: JobReason): JobFailure => ({ reason, isFinal: false })

/** Work in the background that outlives the process: taken by one server at a time, tried again, seen and cancelled. */
export const jobQueue = ({ db, jobs, clock, pace, log }: Needs) => {
  /** One whose start failed is of no use any more. */
  const newLibrary = (): PgBoss => {
    const made = jobLibrary(db, pace)
    made.on('error', (error) => sayAgain(() => log.error({ err: error }, 'jobs could not be looked for')))
    return made
  }
  const sayAgain = atMostEvery(SAY_AGAIN_MS)
  let library = newLibrary()
  const defined = new Map<string, Defined>()
  const running = new Map<string, AbortController>()
  const stopping = new AbortController()
  let isStarted = false
  let isStopping = false
  let isWorkWanted = false

  const attempt = async ({ kind, handle }: Defined, job: Job<object>): Promise<Answer> => {
    const tries = await jobs.begin(job.id, kind.name, clock())
    if (tries > kind.tries) return { failure: { reason: JOB_REASON.interrupted, isFinal: true } }
    const ended = new AbortController()
    running.set(job.id, ended)
    const late = AbortSignal.timeout(kind.timeout * 1000)
    const signal = AbortSignal.any([job.signal, ended.signal, stopping.signal, late])
    try {
      // What was aborted while the try was counted would not be told again.
      signal.throwIfAborted()
      const failure = await handle(job, signal)
      if (failure === null) return { failure }
      return { failure: { ...failure, isFinal: failure.isFinal || tries === kind.tries } }
    } catch (error) {
      if (stopping.signal.aborted) return 'handed back'
      const isFinal = tries === kind.tries
      if (late.aborted) return { failure: { ...failing(JOB_REASON.tookTooLong), isFinal } }
      if (!signal.aborted) log.error({ err: error, job: job.id, kind: kind.name }, 'a job failed')
      return { failure: { ...failing(JOB_REASON.unexpected), isFinal } }
    } finally {
      running.delete(job.id)
    }
  }

  const run = async (it: Defined, [job]: readonly Job<object>[]): Promise<JobResult[]> => {
    if (job === undefined) return []
    const { id } = job
    const answer = await attempt(it, job)
    if (answer === 'handed back') {
      await jobs.handBack(id)
      return [{ id, status: 'failed' }]
    }
    if (answer.failure === null) {
      await jobs.done(id)
      return [{ id, status: 'completed' }]
    }
    // Ended by another: what became of it is written there.
    if (job.signal.aborted) return [{ id, status: 'failed' }]
    await jobs.failed(id, answer.failure.reason)
    // `deadletter` without a letter box: it has failed for good.
    return [{ id, status: answer.failure.isFinal ? 'deadletter' : 'failed', output: answer.failure }]
  }

  const work = async (it: Defined): Promise<void> => {
    const { name, concurrency, schedule } = it.kind
    it.worker = await library.work(
      name,
      {
        batchSize: 1,
        localConcurrency: concurrency,
        perJobResults: true,
        pollingIntervalSeconds: pace.poll,
        heartbeatRefreshSeconds: BEAT_SECONDS,
      },
      (taken: Job<object>[]) => run(it, taken),
    )
    if (schedule !== undefined) await library.schedule(name, schedule, {}, { missed: 'once' })
  }

  const begin = async (): Promise<void> => {
    await library.start()
    for (const { kind } of defined.values()) {
      await library.createQueue(kind.name, { policy: 'exclusive', ...optionsOf(kind) })
      await library.updateQueue(kind.name, optionsOf(kind))
    }
    isStarted = true
  }

  const workOnAll = async (): Promise<void> => {
    try {
      for (const it of defined.values()) if (it.worker === null && !isStopping) await work(it)
    } catch (error) {
      // Told to stop while it began, the library refuses whatever is begun after that.
      if (!isStopping) throw error
    }
  }

  /** Once the database is there; nothing where the server stops before. */
  const beginLater = async (): Promise<void> => {
    while (!isStarted) {
      await pause(AGAIN_MS, undefined, { signal: stopping.signal })
      library = newLibrary()
      try {
        await begin()
      } catch (error) {
        if (unavailabilityOf(error) === null) throw error
      }
    }
    if (isWorkWanted) await workOnAll()
  }

  return {
    /** Says what is done for a kind; before the server is ready. */
    define<Payload extends object>(kind: JobKind<Payload>, handler: JobHandler<Payload>): void {
      const handle: Defined['handle'] = async ({ id, data }, signal) => {
        const progress = throttledProgress((percent) => jobs.progressed(id, percent))
        try {
          const payload = kind.payload.parse(data ?? {})
          return await handler({ payload, signal, log, progress: progress.tell })
        } finally {
          await progress.settled()
        }
      }
      defined.set(kind.name, { kind, handle, worker: null })
    },

    /**
     * Makes ready to take jobs on: nothing is asked of the database by `enqueue` but its own two statements. A database that
     * is not there keeps no server from its start; it is asked again until it is.
     */
    async start(): Promise<void> {
      try {
        await begin()
      } catch (error) {
        if (unavailabilityOf(error) === null) throw error
        log.warn('jobs wait for the database')
        beginLater().catch((failure: unknown) => {
          if (!stopping.signal.aborted) log.error({ err: failure }, 'jobs could not be begun')
        })
      }
    },

    /** Begins to do what waits. */
    async work(): Promise<void> {
      isWorkWanted = true
      if (isStarted) await workOnAll()
    },

    /**
     * Has something done once the transaction is through. Answers the id of the job; null where one of the same kind and
     * key waits or runs already.
     */
    async enqueue<Payload extends object>(
      queries: Queries,
      kind: JobKind<Payload>,
      payload: Payload,
      subject: JobSubject,
    ): Promise<string | null> {
      const id = randomUUID()
      const sent = await library.send(kind.name, payload, {
        id,
        singletonKey: subject.key,
        db: inTransaction(queries),
      })
      if (sent === null) return null
      await jobs.add(queries, { id, kind: kind.name, ...subject, createdAt: clock() })
      return id
    },

    /** The last job of a kind about the key, while it is kept; null for none. */
    latest: ({ name }: Pick<JobKind, 'name'>, key: string): Promise<LatestJob | null> =>
      jobs.findLatest(name, key),

    /** Looks at once for jobs of a kind, once they are there to be seen. */
    wake({ name }: Pick<JobKind, 'name'>): void {
      const worker = defined.get(name)?.worker
      if (worker) library.notifyWorker(worker)
    },

    /** Ends a job that waits or runs, here or elsewhere; false where it had ended. */
    async cancel(kind: string, id: string): Promise<boolean> {
      const isCancelled = didChange(await library.cancel(kind, id))
      running.get(id)?.abort()
      return isCancelled
    },

    /** Has a job that failed or was cancelled done again, as if for the first time; false in any other state. */
    async again(kind: string, id: string): Promise<boolean> {
      const isAgain = await db.transaction(async (tx) => {
        const options = { db: inTransaction(tx) }
        const isTaken =
          didChange(await library.retry(kind, id, options)) ||
          didChange(await library.resume(kind, id, options))
        if (isTaken) await jobs.anew(tx, id)
        return isTaken
      })
      const worker = defined.get(kind)?.worker
      if (isAgain && worker) library.notifyWorker(worker)
      return isAgain
    },

    /** Ends what is under way and hands it back, to be begun again by whoever starts next. */
    async stop(): Promise<void> {
      isStopping = true
      if (!isStarted) {
        stopping.abort()
        return
      }
      const stopped = library.stop({ graceful: true, timeout: END_MS })
      // The workers take nothing more by now: what is handed back is not taken up again here.
      await nextTurn()
      stopping.abort()
      await stopped
    },
  }
}

export type JobQueue = ReturnType<typeof jobQueue>
