import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/schools.ts'
import { signedInRoute } from '../../http/route.ts'
import type { SchoolService } from './school.service.ts'

/** Schools, for their administrators. Wire: 人员管理. */
export const schoolRoutes = (service: SchoolService) => async (app: FastifyInstance) => {
  signedInRoute(app, calls.getSchools, ({ viewer, body }) => service.list(viewer.userId, body))
  signedInRoute(app, calls.addSchool, ({ viewer, body }) => service.add(viewer.userId, body.Name))
  signedInRoute(app, calls.renameSchool, ({ viewer, body }) => service.rename(viewer.userId, body))
  signedInRoute(app, calls.setSchoolClosed, ({ viewer, body }) => service.setClosed(viewer.userId, body))
  signedInRoute(app, calls.setSchoolQuota, ({ viewer, body }) => service.setQuota(viewer.userId, body))
  signedInRoute(app, calls.weighSchools, ({ viewer, body }) => service.weigh(viewer.userId, body))
  signedInRoute(app, calls.mergeSchools, ({ viewer, body }) => service.merge(viewer.userId, body))
}
