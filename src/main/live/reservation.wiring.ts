import type { SignedInActors } from '#application/app-actors.ts'
import { reserveButtonCopy as copy } from '#ui/copy/reserve-button-copy.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Shows a toast for the outcome of a reservation made at a card. */
export const wireReservations = (
  { actors }: Pick<AppContext, 'actors'>,
  { reservations }: Pick<SignedInActors, 'reservations'>,
): void => {
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  reservations.on('reservations.done', ({ task: { kind, lesson } }) =>
    notify('success', copy[kind === 'reserve' ? 'done' : 'cancelled'](lesson.name)),
  )
  reservations.on('reservations.refused', ({ task: { kind, lesson }, failure }) =>
    notDone(
      (why) => copy[kind === 'reserve' ? 'notDone' : 'notCancelled'](lesson.name, why),
      failure,
      lesson.name,
    ),
  )
}
