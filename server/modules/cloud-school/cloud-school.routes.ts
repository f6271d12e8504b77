import type { FastifyInstance } from 'fastify'
import { getCloudSchool, getSchoolCourses, getSchoolNotices } from '#contract/cloud-school.ts'
import { signedInRoute } from '../../http/route.ts'
import type { CloudSchoolService } from './cloud-school.service.ts'

/** R-cloud-school-1; the calls are ours (R-wire-11). */
export const cloudSchoolRoutes = (service: CloudSchoolService) => async (app: FastifyInstance) => {
  signedInRoute(app, getCloudSchool, ({ viewer, query }) => service.page(viewer.userId, query))
  signedInRoute(app, getSchoolNotices, ({ viewer, query }) => service.notices(viewer.userId, query))
  signedInRoute(app, getSchoolCourses, ({ viewer, query }) => service.courses(viewer.userId, query))
}
