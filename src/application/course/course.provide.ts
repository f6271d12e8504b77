import { fromPromise } from 'xstate'
import { courseMachine } from '#domain/course/course.machine.ts'
import type { UserActionPort } from '../learning/user-action.port.ts'
import type { CoursePort } from './course.port.ts'

/** `recorded`: resolves once a server knows what was learned here, or will not for a while. */
export const provideCourse = (courses: CoursePort, actions: UserActionPort, recorded: () => Promise<void>) =>
  courseMachine.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => {
        await recorded()
        return courses.course(input, signal)
      }),
      reserve: fromPromise(({ input: { id, type }, signal }) =>
        actions.record({ kind: 'reserve', content: { id, type } }, signal),
      ),
      cancelReservation: fromPromise(({ input: { id, type }, signal }) =>
        actions.record({ kind: 'cancelReservation', content: { id, type } }, signal),
      ),
    },
  })
