import type { FastifyInstance } from 'fastify'
import { getManagedBanners, orderBanners, removeBanner, saveBanner } from '#contract/frame-banner.ts'
import { signedInRoute } from '../../http/route.ts'
import type { FrameBannerService } from './frame-banner.service.ts'

/** Banners, for the platform's administrators. Wire: 站点内容. */
export const frameBannerRoutes = (service: FrameBannerService) => async (app: FastifyInstance) => {
  signedInRoute(app, getManagedBanners, ({ viewer }) => service.list(viewer.userId))
  signedInRoute(app, saveBanner, ({ viewer, body }) => service.save(viewer.userId, body))
  signedInRoute(app, removeBanner, ({ viewer, body }) => service.remove(viewer.userId, body))
  signedInRoute(app, orderBanners, ({ viewer, body }) => service.order(viewer.userId, body))
}
