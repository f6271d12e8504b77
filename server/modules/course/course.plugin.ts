import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { courseRepository } from './course.repository.ts'
import { courseRoutes } from './course.routes.ts'
import { courseService } from './course.service.ts'
import { courseDetailOf } from './course-detail.ts'
import { sectionAccess } from './section-access.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Courses with their chapters, and who may open a section. */
    readonly courses: {
      readonly detailOf: ReturnType<typeof courseDetailOf>
      readonly findSection: ReturnType<typeof sectionAccess>
    }
  }
}

/** The page of a course. */
export const coursePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const { findContent, neighbours } = app.contents
    const courses = courseRepository(db)
    const detailOf = courseDetailOf({
      courses,
      neighbours,
      fileDto: app.files.fileDto,
    })
    app.decorate('courses', { detailOf, findSection: sectionAccess(courses, findContent) })
    await addRoutes(app, courseRoutes(courseService({ findContent, detailOf, clock })))
  },
  { name: 'course', dependencies: ['content', 'file'] },
)
