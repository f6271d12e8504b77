import type { FastifyInstance } from 'fastify'
import { hotSearch } from '#contract/search.ts'
import { publicRoute } from '../../http/route.ts'
import type { SearchService } from './search.service.ts'

export const searchRoutes = (service: SearchService) => async (app: FastifyInstance) => {
  publicRoute(app, hotSearch, ({ query }) => service.hotTerms(query.type))
}
