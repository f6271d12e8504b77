import { ContainerModule } from 'inversify'
import { provideCourse } from '#application/course/course.provide.ts'
import { untilRecorded } from '#application/learning/until-recorded.ts'
import { LEDGER_ACTOR, USER_ACTION_PORT } from '../learning/tokens.ts'
import { COURSE_LOGIC, COURSE_PORT } from './tokens.ts'

export const courseModule = new ContainerModule(({ bind }) => {
  bind(COURSE_LOGIC).toResolvedValue(
    (courses, actions, ledger) => provideCourse(courses, actions, () => untilRecorded(ledger)),
    [COURSE_PORT, USER_ACTION_PORT, LEDGER_ACTOR],
  )
})
