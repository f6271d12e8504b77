import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { hotSearch } from '#contract/search.ts'
import { refuse } from '../../http/envelope.ts'
import { publicRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { SearchService } from './search.service.ts'

export const searchRoutes = (service: SearchService) => async (app: FastifyInstance) => {
  publicRoute(app, hotSearch, async ({ query }) => {
    const type = asId(query.type)
    return type === null ? refuse(CODE.fieldError, '参数不正确：type') : service.hotTerms(type)
  })
}
