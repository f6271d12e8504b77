import type { FastifyInstance } from 'fastify'
import { getCloudSchool, getSchoolCourses, getSchoolNotices } from '#contract/cloud-school.ts'
import { signedInRoute } from '../../http/route.ts'
import type { CloudSchoolService } from './cloud-school.service.ts'

/** Ours: spec §2 has the page and names no calls for it. */
export const cloudSchoolRoutes = (service: CloudSchoolService) => async (app: FastifyInstance) => {
  signedInRoute(app, getCloudSchool, ({ viewer, query }) => service.page(viewer.userId, query))
  signedInRoute(app, getSchoolNotices, ({ viewer, query }) => service.notices(viewer.userId, query))
  signedInRoute(app, getSchoolCourses, ({ viewer, query }) => service.courses(viewer.userId, query))
}
