import fastifyPlugin from 'fastify-plugin'
import { JOB_KIND } from '#contract/job.ts'
import type { FeatureOptions } from '../../config/feature-options.ts'
import type { JobPace } from '../../db/job-tables.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { jobRepository } from './job.repository.ts'
import { jobRoutes } from './job.routes.ts'
import { jobService } from './job.service.ts'
import { type JobQueue, jobQueue } from './job-queue.ts'
import { hourlySweep, sweeping } from './sweeping.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Work in the background: features say what is done for a kind of job, and ask for jobs. */
    readonly jobs: Pick<JobQueue, 'define' | 'enqueue' | 'latest' | 'wake' | 'work'>
  }
}

interface Options extends FeatureOptions {
  readonly jobPace: JobPace
}

/** Jobs in the background. They are done while the server listens; a server that only answers takes them on. */
export const jobPlugin = fastifyPlugin<Options>(
  async (app, { db, clock, jobPace }) => {
    const jobs = jobRepository(db)
    const queue = jobQueue({ db, jobs, clock, pace: jobPace, log: app.log })
    app.decorate('jobs', queue)
    app.addHook('onReady', () => queue.start())
    app.addHook('onListen', () => queue.work())
    let stopped: Promise<void> | null = null
    app.addHook('preClose', async () => {
      stopped = queue.stop()
    })
    app.addHook('onClose', async () => stopped ?? queue.stop())
    queue.define(hourlySweep(JOB_KIND.jobSweep, 47), sweeping(jobs.forget, 'rows of old jobs'))
    await addRoutes(app, jobRoutes(jobService({ jobs, queue })))
  },
  { name: 'job' },
)
