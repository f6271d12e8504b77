import { createActor } from 'xstate'
import type { ReviewLogic } from '#application/app-actors.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { takeDownMachine } from '#domain/review/take-down.machine.ts'
import { reviewCopy as copy } from '#ui/copy/review-copy.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/**
 * Shows a toast for the outcome of taking a file down; reads the library that lists it again, and updates
 * the count of waiting requests.
 */
export const takeDownOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof takeDownMachine,
  pendingRequests: ReviewLogic['pendingRequests'],
): ReviewLogic['openTakeDown'] => {
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return (library) => {
    const userId = selectUser(actors.session.getSnapshot())?.id ?? 0
    const takeDown = createActor(logic, { input: { userId } })
    takeDown.on('takeDown.done', ({ name }) => {
      notify('success', copy.doneOne.takeDown(name))
      pendingRequests.send({ type: 'pending.refresh' })
      library.send({ type: 'library.outdated' })
    })
    takeDown.on('takeDown.gone', () => {
      notify('information', copy.goneFromLibrary)
      pendingRequests.send({ type: 'pending.refresh' })
      library.send({ type: 'library.outdated' })
    })
    takeDown.on('takeDown.notYours', () => notify('warning', copy.notYoursToTakeDown))
    takeDown.on('takeDown.refused', ({ failure }) => {
      notDone(copy.notTakenDown, failure)
      library.send({ type: 'library.outdated' })
    })
    return takeDown
  }
}
