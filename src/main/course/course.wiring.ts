import { createActor } from 'xstate'
import type { CourseLogic, SignedInActors } from '#application/app-actors.ts'
import type { courseMachine } from '#domain/course/course.machine.ts'
import { courseCopy } from '#ui/copy/course-copy.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Records the view of a course; shows a toast for reservations and updates the cards of the course. */
export const courseOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof courseMachine,
  { userActions, reservations }: Pick<SignedInActors, 'userActions' | 'reservations'>,
): CourseLogic['openCourse'] => {
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return (input) => {
    const course = createActor(logic, { input })
    const { id, type } = input
    course.on('course.shown', () =>
      userActions.send({ type: 'userActions.note', action: { kind: 'view', content: { id, type } } }),
    )
    const note = (reserved: boolean) => {
      const lesson = course.getSnapshot().context.detail?.card
      if (lesson !== undefined) reservations.send({ type: 'reservations.noted', lesson, reserved })
    }
    course.on('course.reserved', () => {
      note(true)
      notify('success', courseCopy.reserved)
    })
    course.on('course.reserveFailed', ({ failure }) => notDone(courseCopy.reserveFailed, failure))
    course.on('course.reservationCancelled', () => {
      note(false)
      notify('success', courseCopy.reservationCancelled)
    })
    course.on('course.cancelFailed', ({ failure }) => notDone(courseCopy.cancelFailed, failure))
    return course
  }
}
