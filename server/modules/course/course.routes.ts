import type { FastifyInstance } from 'fastify'
import { getCourseDetailsInfo } from '#contract/course.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { CourseService } from './course.service.ts'

/** Wire: getcoursedetailsinfo of recorded courses. */
export const courseRoutes = (service: CourseService) => async (app: FastifyInstance) => {
  signedInRoute(app, getCourseDetailsInfo, ({ query, viewer }) => service.detail(viewer, asId(query.Id) ?? 0))
}
