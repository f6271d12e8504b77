import { ContainerModule } from 'inversify'
import { provideCourse, readCourse } from '#application/course/course.provide.ts'
import { readAhead } from '#application/kernel/read-ahead.ts'
import { untilRecorded } from '#application/learning/until-recorded.ts'
import { LEDGER_ACTOR, USER_ACTION_PORT } from '../learning/tokens.ts'
import { COURSE_LOGIC, COURSE_PORT, COURSE_READ } from './tokens.ts'

export const courseModule = new ContainerModule(({ bind }) => {
  bind(COURSE_READ).toResolvedValue(
    (courses, ledger) => readAhead(readCourse(courses, () => untilRecorded(ledger))),
    [COURSE_PORT, LEDGER_ACTOR],
  )
  bind(COURSE_LOGIC).toResolvedValue(
    ({ ask }, actions) => provideCourse(ask, actions),
    [COURSE_READ, USER_ACTION_PORT],
  )
})
