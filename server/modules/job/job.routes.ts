import type { FastifyInstance } from 'fastify'
import { cancelJob, getJobs, runJobAgain } from '#contract/job.ts'
import { signedInRoute } from '../../http/route.ts'
import type { JobService } from './job.service.ts'

/** Wire: 后台任务. */
export const jobRoutes = (service: JobService) => async (app: FastifyInstance) => {
  signedInRoute(app, getJobs, ({ viewer, query }) => service.list(viewer.userId, query))
  signedInRoute(app, cancelJob, ({ viewer, body }) => service.cancel(viewer.userId, body.Id))
  signedInRoute(app, runJobAgain, ({ viewer, body }) => service.again(viewer.userId, body.Id))
}
