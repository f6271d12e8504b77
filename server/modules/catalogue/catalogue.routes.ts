import type { FastifyInstance } from 'fastify'
import { getBannerList, getBaseTree, homeIndex } from '#contract/catalogue.ts'
import { CODE } from '#contract/envelope.ts'
import { refuse } from '../../http/envelope.ts'
import { publicRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { CatalogueService } from './catalogue.service.ts'

/** Wire: 首页与分类. */
export const catalogueRoutes = (service: CatalogueService) => async (app: FastifyInstance) => {
  publicRoute(app, getBaseTree, () => service.baseTree())
  publicRoute(app, getBannerList, () => service.banners())
  publicRoute(app, homeIndex, async ({ query, viewer }) => {
    const stageId = asId(query.stageId)
    const subjectId = asId(query.subjectId)
    if (stageId === null || subjectId === null)
      return refuse(CODE.fieldError, '参数不正确：stageId、subjectId')
    return service.homeIndex(await viewer(), { stageId, subjectId })
  })
}
