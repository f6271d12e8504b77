import type { ActorRefFrom } from 'xstate'
import type { courseMachine } from '#domain/course/course.machine.ts'

/** The statechart of the course while its page stands. */
export type CourseActor = ActorRefFrom<typeof courseMachine>
