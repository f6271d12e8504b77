import type { FastifyInstance } from 'fastify'
import { getBannerList, getBaseTree, homeIndex } from '#contract/catalogue.ts'
import { publicRoute } from '../../http/route.ts'
import type { CatalogueService } from './catalogue.service.ts'

/** Spec §7 Home and categories. */
export const catalogueRoutes = (service: CatalogueService) => async (app: FastifyInstance) => {
  publicRoute(app, getBaseTree, () => service.baseTree())
  publicRoute(app, getBannerList, () => service.banners())
  publicRoute(app, homeIndex, async ({ query, viewer }) =>
    service.homeIndex(await viewer(), { stageId: query.stageId ?? 0, subjectId: query.subjectId ?? 0 }),
  )
}
