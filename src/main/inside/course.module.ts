import { ContainerModule } from 'inversify'
import { provideCourse } from '#application/course/course.provide.ts'
import { COURSE_LOGIC, COURSE_PORT, USER_ACTION_PORT } from './tokens.ts'

export const courseInside = new ContainerModule(({ bind }) => {
  bind(COURSE_LOGIC).toResolvedValue(provideCourse, [COURSE_PORT, USER_ACTION_PORT])
})
