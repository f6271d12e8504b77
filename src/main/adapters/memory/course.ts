import { ContainerModule } from 'inversify'
import { memoryCourse } from '#infrastructure/course/course.memory.ts'
import { COURSE_PORT } from '../../course/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** The port of courses, in memory. */
export const memoryCourses = new ContainerModule(({ bind }) => {
  bind(COURSE_PORT).toResolvedValue(memoryCourse, [BACKEND, CALLER])
})
