import type { Container, ContainerModule } from 'inversify'
import type { CourseLogic } from '#application/app-actors.ts'
import { renewCourseFile } from '#application/course/renew-course-file.ts'
import { contentIdOf, courseTypeOf } from '#ui/routing/content-id.ts'
import type { AppContext } from '../app-context.ts'
import { courseModule } from '../course/course.module.ts'
import { courseOpener } from '../course/course.wiring.ts'
import { COURSE_LOGIC, COURSE_PORT, COURSE_READ } from '../course/tokens.ts'
import { USER_ACTIONS_ACTOR } from '../learning/tokens.ts'
import { RESERVATIONS_ACTOR } from '../live/reservation.tokens.ts'
import type { ReadsAhead } from './bootstrap.ts'

/** The statecharts of a course, bound to their ports. */
export const openCourses = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): CourseLogic & ReadsAhead => {
  container.load(courseModule, ...adapters)
  const read = container.get(COURSE_READ)
  app.actors.session.on('session.closed', read.drop)
  const course = container.get(COURSE_LOGIC)
  return {
    course,
    openCourse: courseOpener(app, course, {
      userActions: container.get(USER_ACTIONS_ACTOR),
      reservations: container.get(RESERVATIONS_ACTOR),
    }),
    renewFile: renewCourseFile(container.get(COURSE_PORT)),
    readAhead: (query) => {
      const id = contentIdOf(query)
      if (id !== null) read.begin({ id, type: courseTypeOf(query) })
    },
  }
}
