import type { FastifyInstance } from 'fastify'
import {
  getCurriculumTree,
  mergeCurriculumNodes,
  moveCurriculumNode,
  removeCurriculumNode,
  saveCurriculumNode,
} from '#contract/curriculum-admin.ts'
import { signedInRoute } from '../../http/route.ts'
import type { CurriculumAdminService } from './curriculum-admin.service.ts'

/** The trees of the curriculum, for the platform's administrators. Wire: 站点内容. */
export const curriculumAdminRoutes = (service: CurriculumAdminService) => async (app: FastifyInstance) => {
  signedInRoute(app, getCurriculumTree, ({ viewer, query }) => service.list(viewer.userId, query))
  signedInRoute(app, saveCurriculumNode, ({ viewer, body }) => service.save(viewer.userId, body))
  signedInRoute(app, moveCurriculumNode, ({ viewer, body }) => service.move(viewer.userId, body))
  signedInRoute(app, mergeCurriculumNodes, ({ viewer, body }) => service.merge(viewer.userId, body))
  signedInRoute(app, removeCurriculumNode, ({ viewer, body }) => service.remove(viewer.userId, body))
}
