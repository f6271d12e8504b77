import { ContainerModule } from 'inversify'
import { axiosCourse } from '#infrastructure/course/course.axios.ts'
import { COURSE_PORT } from '../../course/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for courses. */
export const wireCourses = new ContainerModule(({ bind }) => {
  bind(COURSE_PORT).toResolvedValue(axiosCourse, [HTTP])
})
