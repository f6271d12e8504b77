import type { FastifyInstance } from 'fastify'
import { getHomeLiveList } from '#contract/live.ts'
import { publicRoute } from '../../http/route.ts'
import type { LiveService } from './live.service.ts'

export const liveRoutes = (service: LiveService) => async (app: FastifyInstance) => {
  publicRoute(app, getHomeLiveList, ({ query }) => service.homeLives(query.count))
}
