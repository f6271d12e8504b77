import type { FastifyInstance } from 'fastify'
import { getSiteSettings, saveSiteSettings } from '#contract/site-settings.ts'
import { signedInRoute } from '../../http/route.ts'
import type { SiteSettingsService } from './site-settings.service.ts'

/** Settings of the site, for the platform's administrators. Wire: 站点设置. */
export const siteSettingsRoutes = (service: SiteSettingsService) => async (app: FastifyInstance) => {
  signedInRoute(app, getSiteSettings, ({ viewer }) => service.read(viewer.userId))
  signedInRoute(app, saveSiteSettings, ({ viewer, body }) => service.save(viewer.userId, body))
}
