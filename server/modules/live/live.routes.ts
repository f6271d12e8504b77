import type { FastifyInstance } from 'fastify'
import { getHomeLiveList } from '#contract/live.ts'
import { getLiveDetailsInfo } from '#contract/live-course.ts'
import { publicRoute, signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { LiveService } from './live.service.ts'
import type { LiveDetailService } from './live-detail.service.ts'

export const liveRoutes =
  (service: LiveService, details: LiveDetailService) => async (app: FastifyInstance) => {
    publicRoute(app, getHomeLiveList, ({ query }) => service.homeLives(query.count))
    signedInRoute(app, getLiveDetailsInfo, ({ query, viewer }) => details.detail(viewer, asId(query.Id) ?? 0))
  }
