import type { FastifyInstance } from 'fastify'
import { getCloudMenus, orderCloudMenus, removeCloudMenu, saveCloudMenu } from '#contract/cloud-menu.ts'
import { signedInRoute } from '../../http/route.ts'
import type { CloudMenuAdminService } from './cloud-menu-admin.service.ts'

/** The menus of the cloud school, for administrators. Wire: 云学校. */
export const cloudMenuAdminRoutes = (service: CloudMenuAdminService) => async (app: FastifyInstance) => {
  signedInRoute(app, getCloudMenus, ({ viewer, query }) => service.list(viewer.userId, query.OrgId))
  signedInRoute(app, saveCloudMenu, ({ viewer, body }) => service.save(viewer.userId, body))
  signedInRoute(app, removeCloudMenu, ({ viewer, body }) => service.remove(viewer.userId, body))
  signedInRoute(app, orderCloudMenus, ({ viewer, body }) => service.order(viewer.userId, body))
}
