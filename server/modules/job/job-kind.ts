import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { JOB_KIND, JOB_REASON } from '#contract/job.ts'

export type JobReason = (typeof JOB_REASON)[keyof typeof JOB_REASON]

/** Why a try failed, and whether another would fail as well. */
export interface JobFailure {
  readonly reason: JobReason
  readonly isFinal: boolean
}

/** A kind of work that is done in the background. */
export interface JobKind<Payload extends object = object> {
  readonly name: (typeof JOB_KIND)[keyof typeof JOB_KIND]
  readonly payload: z.ZodMiniType<Payload>
  /** How often a job is tried, at most. */
  readonly tries: number
  /** Seconds before the second try; twice as many before each one after it. */
  readonly backoff: number
  /** Seconds that a try may take. */
  readonly timeout: number
  /** So many are done at once by one server. */
  readonly concurrency: number
  /** When one comes by itself: a cron expression in UTC. */
  readonly schedule?: string
}

/** One try of a job. */
export interface JobRun<Payload extends object> {
  readonly payload: Payload
  /** Says that the try is over: cancelled, too long, or the server stops. What it started has to end within two seconds. */
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  /** Tells how far it is, in percent; written now and then. */
  progress(percent: number): void
}

/** Resolves to null when it is done. It is to leave nothing half done: a try may be the second of a job. */
export type JobHandler<Payload extends object> = (run: JobRun<Payload>) => Promise<JobFailure | null>

/** Who and what a job is for. */
export interface JobSubject {
  readonly userId: number | null
  readonly organisationId: number | null
  /** Its name, as people know it. */
  readonly subject: string
  /** One job of a kind and key waits or runs at a time. */
  readonly key: string
}
