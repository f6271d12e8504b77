import { ContainerModule } from 'inversify'
import { provideCourse } from '#application/course/course.provide.ts'
import { untilRecorded } from './ledger-wiring.ts'
import { COURSE_LOGIC, COURSE_PORT, INSIDE_ACTOR, USER_ACTION_PORT } from './tokens.ts'

export const courseInside = new ContainerModule(({ bind }) => {
  bind(COURSE_LOGIC).toResolvedValue(
    (courses, actions, ledger) => provideCourse(courses, actions, () => untilRecorded(ledger)),
    [COURSE_PORT, USER_ACTION_PORT, INSIDE_ACTOR.ledger],
  )
})
