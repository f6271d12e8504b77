import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/first-start.ts'
import { publicRoute, signedInRoute } from '../../http/route.ts'
import type { FirstStartService } from './first-start.service.ts'

/** The beginning of an installation. Wire: 第一次使用. */
export const firstStartRoutes = (service: FirstStartService) => async (app: FastifyInstance) => {
  publicRoute(app, calls.checkFirstStart, ({ body }) => service.check(body.Secret))
  publicRoute(app, calls.openSchool, ({ body }) => service.begin(body))
  signedInRoute(app, calls.getFirstSteps, ({ viewer }) => service.steps(viewer.userId))
  signedInRoute(app, calls.skipFirstStep, ({ viewer, body }) =>
    service.skip(viewer.userId, body.Step, body.IsSkipped),
  )
}
