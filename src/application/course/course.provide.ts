import { fromPromise } from 'xstate'
import { courseMachine } from '#domain/course/course.machine.ts'
import type { UserActionPort } from '../learning/user-action.port.ts'
import type { CoursePort } from './course.port.ts'

export const provideCourse = (courses: CoursePort, actions: UserActionPort) =>
  courseMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => courses.course(input, signal)),
      reserve: fromPromise(({ input: { id, type }, signal }) =>
        actions.record({ kind: 'reserve', content: { id, type } }, signal),
      ),
    },
  })
