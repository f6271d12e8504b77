import { fromPromise } from 'xstate'
import { courseMachine } from '#domain/course/course.machine.ts'
import type { UserActionPort } from '../learning/user-action.port.ts'
import type { CoursePort } from './course.port.ts'

/**
 * Reads a course. `recorded`: resolves once the server has the learning records of this tab, or cannot get
 * them for now.
 */
export const readCourse =
  (courses: CoursePort, recorded: () => Promise<void>): CoursePort['course'] =>
  async (course, signal) => {
    await recorded()
    return courses.course(course, signal)
  }

/** `read`: reads the course; may be a read-ahead. */
export const provideCourse = (read: CoursePort['course'], actions: UserActionPort) =>
  courseMachine.provide({
    actors: {
      load: fromPromise(({ input: { id, type }, signal }) => read({ id, type }, signal)),
      reserve: fromPromise(({ input: { id, type }, signal }) =>
        actions.record({ kind: 'reserve', content: { id, type } }, signal),
      ),
      cancelReservation: fromPromise(({ input: { id, type }, signal }) =>
        actions.record({ kind: 'cancelReservation', content: { id, type } }, signal),
      ),
    },
  })
